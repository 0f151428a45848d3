import type { MessageTable } from '../messageTable.ts';

/** Cards of vehicles, and what is said of a vehicle wherever it stands. */
export const vehicleCardMessages = {
  'vehicleCard.moreOnItsPage': '{count} more on its page',
  'vehicleCard.sold': 'Sold',
  'vehicleCard.orBuyFor': 'or buy for {price}',
  'vehicleCard.was': 'Was {price}',
  'vehicleCard.subscription': 'Subscription',
  'vehicleCard.until': 'until {time}',
  'vehicleCard.reserved': 'Reserved',
  'vehicleCard.likeThisAndWant': 'Like this and want something similar?',
  'vehicleCard.belowMarket': '{saving} below market average',
  'vehicleCard.comingSoon': 'COMING SOON',
  'vehicleCard.toyotaCertified': 'Toyota Certified',
  'vehicleCard.condition': 'Condition',
  'vehicleCard.transmission': 'Transmission',
  'vehicleCard.odometer': 'Odometer',
  'vehicleCard.fuelType': 'Fuel type',
  'vehicleCard.body': 'Body',
  'vehicleCard.berths': 'Berths',
  'vehicleCard.sleeps': 'Sleeps {count}',
  'vehicleCard.new': 'New',
  'vehicleCard.used': 'Used',
  'vehicleCard.demo': 'Demo',
  'vehicleCard.kilometres': '{count, number} km',
} as const satisfies MessageTable;
