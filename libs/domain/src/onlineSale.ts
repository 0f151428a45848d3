import type { Flags } from './flags.ts';
import { waysToPay } from './paymentMethods.ts';
import { salePrice } from './displayPrice.ts';
import type { PublicSite } from './publicSite.ts';
import { isInStock } from './vehicle.ts';
import type { Vehicle } from './vehicleSchema.ts';

/** Why a vehicle cannot be reserved or bought online. */
export const refusals = ['not-offered', 'sold', 'reserved', 'no-price', 'no-payment'] as const;
export type Refusal = (typeof refusals)[number];

export type ReservableVehicle = Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price' | 'payment_processors'>;

export type BuyableVehicle = Pick<
  Vehicle,
  'status' | 'sold' | 'reserved' | 'car_type' | 'make' | 'price' | 'dealership_id' | 'payment_processors'
>;

export interface SellingSite {
  flags: Pick<Flags, 'onlinePurchase'>;
  purchase: Pick<PublicSite['purchase'], 'dealershipIds'>;
}

/** Makes whose new vehicles are sold online too. */
const makesSoldNew: readonly string[] = ['kia', 'mg'];

/** Why no deposit can be paid on this vehicle; null when it can. Nobody should pay towards an unknown price. */
export function reserveRefusal(vehicle: ReservableVehicle, flags: Pick<Flags, 'checkout'>): Refusal | null {
  if (!flags.checkout) return 'not-offered';
  if (!isInStock(vehicle)) return 'sold';
  if (vehicle.reserved) return 'reserved';
  if (salePrice(vehicle) === null) return 'no-price';
  return waysToPay(vehicle.payment_processors).length === 0 ? 'no-payment' : null;
}

export function canReserve(vehicle: ReservableVehicle, flags: Pick<Flags, 'checkout'>): boolean {
  return reserveRefusal(vehicle, flags) === null;
}

/**
 * Why this vehicle cannot be bought online; null when it can. Used vehicles are sold, and new ones of Kia and MG, by
 * the dealerships the site names, or by all of them. The last step takes a deposit, so a vehicle without a way to pay
 * one is refused at the start.
 */
export function purchaseRefusal(vehicle: BuyableVehicle, { flags, purchase }: SellingSite): Refusal | null {
  const sells = purchase.dealershipIds.length === 0 || purchase.dealershipIds.includes(vehicle.dealership_id);
  const kind = vehicle.car_type === 'used' || makesSoldNew.includes(vehicle.make.toLowerCase());
  if (!flags.onlinePurchase || !sells || !kind) return 'not-offered';
  if (!isInStock(vehicle)) return 'sold';
  if (vehicle.reserved) return 'reserved';
  if (salePrice(vehicle) === null) return 'no-price';
  return waysToPay(vehicle.payment_processors).length === 0 ? 'no-payment' : null;
}

export function canBuyOnline(vehicle: BuyableVehicle, site: SellingSite): boolean {
  return purchaseRefusal(vehicle, site) === null;
}

/** Whether the purchase is also at `/cars/{slug}/buy-online`; elsewhere that address is a 404. */
export function hasBuyOnlinePage(flags: Pick<Flags, 'onlinePurchase' | 'buyOnlinePage'>): boolean {
  return flags.onlinePurchase && flags.buyOnlinePage;
}
