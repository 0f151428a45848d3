import {
  dollars,
  canBuyOnline,
  canReserve,
  carPath,
  enquiryPath,
  isInStock,
  purchasePath,
  reservePath,
  salePrice,
  type Flags,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';

export const actionKinds = [
  'enquire',
  'testDrive',
  'reserve',
  'onlinePurchase',
  'finance',
  'offer',
  'tradeIn',
  'photos',
  'message',
  'historyReport',
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
  'id' | 'slug' | 'status' | 'sold' | 'reserved' | 'car_type' | 'make' | 'price' | 'vin'
> &
  Pick<Vehicle, 'payment_processors' | 'file' | 'dealership_id' | 'dealership_slug'>;

/** What of a site decides which actions its vehicles have. */
export type ActionSite = Pick<PublicSite, 'purchase' | 'messagingUrl'> & {
  flags: Pick<
    Flags,
    'testDrive' | 'checkout' | 'onlinePurchase' | 'buyOnlinePage' | 'tradeIn' | 'makeOffer' | 'requestPhotos'
  >;
};

/** The finance form about a vehicle. */
export function financePath(vehicle: ActionVehicle): string {
  const about = new URLSearchParams({ preferredDealership: vehicle.dealership_slug });
  const price = salePrice(vehicle);
  if (price !== null) about.set('vehiclePriceBudget', String(Math.round(dollars(price))));
  about.set('car_id', vehicle.id);
  about.set('car_type', vehicle.car_type);
  if (vehicle.vin) about.set('vin', vehicle.vin);
  return `/finance-enquiry?${about}#finance-form`;
}

/**
 * What a visitor can do with a vehicle, main action first. One that is not in stock leaves only the wish for a similar
 * one; a reserved one can be neither reserved nor bought.
 */
export function vehicleActions(vehicle: ActionVehicle, site: ActionSite): VehicleAction[] {
  const { flags, messagingUrl } = site;
  const page = carPath(vehicle);
  if (!isInStock(vehicle)) {
    return [{ kind: 'similar', label: 'Find Me Something Similar', href: `${page}#enquire` }];
  }
  const id = encodeURIComponent(vehicle.id);
  const canOffer = flags.makeOffer && vehicle.car_type === 'used';
  const offered: (readonly [kind: ActionKind, label: string, href: string, when: boolean])[] = [
    ['enquire', 'Enquire now', `${page}#enquire`, true],
    ['reserve', 'Reserve online', reservePath(vehicle), canReserve(vehicle, flags)],
    ['onlinePurchase', 'Buy online', purchasePath(vehicle, flags), canBuyOnline(vehicle, site)],
    ['testDrive', 'Book a test drive', `/book-test-drive?car_id=${id}`, flags.testDrive],
    ['finance', 'Finance Enquiry', financePath(vehicle), true],
    ['offer', 'Make an offer', enquiryPath(vehicle, 'offer'), canOffer],
    ['tradeIn', 'Value my trade-in', `/cars/trade-in?car_id=${id}`, flags.tradeIn],
    ['photos', 'Request photos', enquiryPath(vehicle, 'photos'), flags.requestPhotos],
    ['message', 'Message us', messagingUrl ?? '', messagingUrl !== null],
    ['historyReport', 'History report', vehicle.file ?? '', Boolean(vehicle.file)],
  ];
  return offered.filter(([, , , when]) => when).map(([kind, label, href]) => ({ kind, label, href }));
}

export interface ActionGroups {
  /** The one that stands out. */
  main: VehicleAction[];
  /** Gone while somebody holds the vehicle. */
  buying: VehicleAction[];
  /** At most three with those of `buying`. */
  second: VehicleAction[];
  /** Small ones at the end. */
  rest: VehicleAction[];
}

const buyingKinds: readonly ActionKind[] = ['reserve', 'onlinePurchase'];
const mainKinds: readonly ActionKind[] = ['enquire', 'similar'];
const secondKinds: readonly ActionKind[] = ['testDrive', 'finance'];
const maxButtons = 3;

/** Sorts actions by weight, so that a page has a main button and two or three others, and not a wall of them. */
export function groupActions(actions: readonly VehicleAction[]): ActionGroups {
  const of = (kinds: readonly ActionKind[]) => actions.filter(({ kind }) => kinds.includes(kind));
  const buying = of(buyingKinds);
  const second = of(secondKinds).slice(0, maxButtons - buying.length);
  const shown = [...mainKinds, ...buyingKinds, ...second.map(({ kind }) => kind)];
  return { main: of(mainKinds), buying, second, rest: actions.filter(({ kind }) => !shown.includes(kind)) };
}
