import { isInStock, type Flags, type Vehicle } from '@forecourt/domain';
import { carPath } from './title.ts';

export const actionKinds = [
  'enquire',
  'testDrive',
  'finance',
  'reserve',
  'onlinePurchase',
  'tradeIn',
  'historyReport',
  'viewDetails',
  'similar',
] as const;
export type ActionKind = (typeof actionKinds)[number];

export interface VehicleAction {
  kind: ActionKind;
  label: string;
  /** Where the button leads when no dialog takes it over. */
  href: string;
}

export type ActionVehicle = Pick<
  Vehicle,
  'id' | 'slug' | 'status' | 'sold' | 'reserved' | 'car_type' | 'make' | 'price' | 'vin' | 'dealership_slug'
> &
  Pick<Vehicle, 'payment_processors' | 'file'>;

export type ActionFlags = Pick<Flags, 'testDrive' | 'checkout' | 'onlinePurchase' | 'tradeIn'>;

const onlinePurchaseMakes = ['kia', 'mg'];

function sellsOnline({ car_type, make }: ActionVehicle): boolean {
  return car_type === 'used' || onlinePurchaseMakes.includes(make.toLowerCase());
}

/** The finance form, told which vehicle it is about. */
export function financePath(vehicle: ActionVehicle): string {
  const about = new URLSearchParams({ preferredDealership: vehicle.dealership_slug });
  if (vehicle.price !== null) about.set('vehiclePriceBudget', String(Math.round(vehicle.price / 100)));
  about.set('car_id', vehicle.id);
  about.set('car_type', vehicle.car_type);
  if (vehicle.vin) about.set('vin', vehicle.vin);
  return `/finance-enquiry?${about}#finance-form`;
}

/** What a visitor can do with a vehicle, main action first. One that is not in stock leaves only the wish for a similar one. */
export function vehicleActions(vehicle: ActionVehicle, flags: ActionFlags): VehicleAction[] {
  const page = carPath(vehicle);
  if (!isInStock(vehicle)) {
    return [{ kind: 'similar', label: 'Find Me Something Similar', href: `${page}#enquire` }];
  }
  const id = encodeURIComponent(vehicle.id);
  const canReserve = flags.checkout && vehicle.payment_processors.length > 0 && !vehicle.reserved;
  const offered: (VehicleAction & { when: boolean })[] = [
    { kind: 'enquire', label: 'Enquire now', href: `${page}#enquire`, when: true },
    { kind: 'testDrive', label: 'Book a test drive', href: `/book-test-drive?car_id=${id}`, when: flags.testDrive },
    { kind: 'finance', label: 'Finance Enquiry', href: financePath(vehicle), when: true },
    { kind: 'reserve', label: 'Reserve online', href: `${page}/checkout`, when: canReserve },
    {
      kind: 'onlinePurchase',
      label: 'Buy online',
      href: `${page}/buy-online`,
      when: flags.onlinePurchase && sellsOnline(vehicle),
    },
    { kind: 'tradeIn', label: 'Value my trade-in', href: `/cars/trade-in?car_id=${id}`, when: flags.tradeIn },
    { kind: 'historyReport', label: 'History report', href: vehicle.file ?? '', when: Boolean(vehicle.file) },
    { kind: 'viewDetails', label: 'View details', href: page, when: true },
  ];
  return offered.filter(({ when }) => when).map(({ kind, label, href }) => ({ kind, label, href }));
}
