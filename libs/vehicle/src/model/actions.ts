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
import { platformWords, vehicleMessages, type Words } from '@forecourt/domain/messages';

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
  /** Address of the button when no dialog replaces it. */
  href: string;
}

export type ActionVehicle = Pick<
  Vehicle,
  'id' | 'slug' | 'status' | 'sold' | 'reserved' | 'car_type' | 'make' | 'price' | 'vin'
> &
  Pick<Vehicle, 'payment_processors' | 'file' | 'dealership_id' | 'dealership_slug'>;

/** The settings of a site that decide which actions its vehicles have. */
export type ActionSite = Pick<PublicSite, 'purchase' | 'messagingUrl'> & {
  flags: Pick<
    Flags,
    'testDrive' | 'checkout' | 'onlinePurchase' | 'buyOnlinePage' | 'tradeIn' | 'makeOffer' | 'requestPhotos'
  >;
};

/** Address of the finance form for a vehicle. */
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
 * Actions for a vehicle, main action first. One that is not in stock has only the request for a similar one; a reserved
 * one can be neither reserved nor bought.
 */
export function vehicleActions(
  vehicle: ActionVehicle,
  site: ActionSite,
  say: Words<typeof vehicleMessages> = platformWords(vehicleMessages),
): VehicleAction[] {
  const { flags, messagingUrl } = site;
  const page = carPath(vehicle);
  if (!isInStock(vehicle)) {
    return [{ kind: 'similar', label: say('vehicle.findMeSomethingSimilar'), href: `${page}#enquire` }];
  }
  const id = encodeURIComponent(vehicle.id);
  const canOffer = flags.makeOffer && vehicle.car_type === 'used';
  const offered: (readonly [kind: ActionKind, label: string, href: string, when: boolean])[] = [
    ['enquire', say('vehicle.enquireNow'), `${page}#enquire`, true],
    ['reserve', say('vehicle.reserveOnline'), reservePath(vehicle), canReserve(vehicle, flags)],
    ['onlinePurchase', say('vehicle.buyOnline'), purchasePath(vehicle, flags), canBuyOnline(vehicle, site)],
    ['testDrive', say('vehicle.bookATestDrive'), `/book-test-drive?car_id=${id}`, flags.testDrive],
    ['finance', say('vehicle.financeEnquiry'), financePath(vehicle), true],
    ['offer', say('vehicle.makeAnOffer'), enquiryPath(vehicle, 'offer'), canOffer],
    ['tradeIn', say('vehicle.valueMyTradeIn'), `/cars/trade-in?car_id=${id}`, flags.tradeIn],
    ['photos', say('vehicle.requestPhotos'), enquiryPath(vehicle, 'photos'), flags.requestPhotos],
    ['message', say('vehicle.messageUs'), messagingUrl ?? '', messagingUrl !== null],
    ['historyReport', say('vehicle.historyReport'), vehicle.file ?? '', Boolean(vehicle.file)],
  ];
  return offered.filter(([, , , when]) => when).map(([kind, label, href]) => ({ kind, label, href }));
}

export interface ActionGroups {
  /** The main button. */
  main: VehicleAction[];
  /** Hidden while the vehicle is reserved. */
  buying: VehicleAction[];
  /** At most three, including those of `buying`. */
  second: VehicleAction[];
  /** Small links at the end. */
  rest: VehicleAction[];
}

const buyingKinds: readonly ActionKind[] = ['reserve', 'onlinePurchase'];
const mainKinds: readonly ActionKind[] = ['enquire', 'similar'];
const secondKinds: readonly ActionKind[] = ['testDrive', 'finance'];
const maxButtons = 3;

/** Sorts actions by weight, so that a page has one main button and two or three others. */
export function groupActions(actions: readonly VehicleAction[]): ActionGroups {
  const of = (kinds: readonly ActionKind[]) => actions.filter(({ kind }) => kinds.includes(kind));
  const buying = of(buyingKinds);
  const second = of(secondKinds).slice(0, maxButtons - buying.length);
  const shown = [...mainKinds, ...buyingKinds, ...second.map(({ kind }) => kind)];
  return { main: of(mainKinds), buying, second, rest: actions.filter(({ kind }) => !shown.includes(kind)) };
}
