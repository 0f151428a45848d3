import type { MessageTable } from '../messageTable.ts';

/** Short facts of vehicles, on cards and at the head of their pages. */
export const vehicleFactMessages = {
  'fact.condition': 'Condition',
  'fact.transmission': 'Transmission',
  'fact.odometer': 'Odometer',
  'fact.fuelType': 'Fuel type',
  'fact.body': 'Body',
  'fact.berths': 'Berths',
  'fact.sleeps': 'Sleeps {count}',
  'fact.new': 'New',
  'fact.used': 'Used',
  'fact.demo': 'Demo',
  'fact.kilometres': '{count, number} km',
} as const satisfies MessageTable;
