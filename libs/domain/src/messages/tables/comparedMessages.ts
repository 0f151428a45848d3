import type { MessageTable } from '../messageTable.ts';

/** Rows of the comparison of vehicles, and what is better. */
export const comparedMessages = {
  'compared.keyFacts': 'Key facts',
  'compared.specifications': 'Specifications',
  'compared.features': 'Features',
  'compared.condition': 'Condition',
  'compared.new': 'New',
  'compared.used': 'Used',
  'compared.demo': 'Demo',
  'compared.year': 'Year',
  'compared.odometer': 'Odometer',
  'compared.km': '{km, number} km',
  'compared.body': 'Body',
  'compared.transmission': 'Transmission',
  'compared.fuel': 'Fuel',
  'compared.colour': 'Colour',
  'compared.berths': 'Berths',
  'compared.location': 'Location',
  'compared.yes': 'Yes',
  'compared.newest': 'Newest',
  'compared.lowest': 'Lowest',
  'compared.highest': 'Highest',
} as const satisfies MessageTable;
