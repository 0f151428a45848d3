import {
  carPath,
  dayWords,
  localeOf,
  replyKindOf,
  timeZoneAt,
  untilWords,
  type Site,
  type Vehicle,
} from '@forecourt/domain';
import type { SentEnquiry } from '@forecourt/platform';
import type { GarageEnquiry, GarageReservation } from '@forecourt/shopper';
import { platform } from '../../platform.ts';
import { cancelPath } from '../purchase/cancel/cancelAccess.ts';
import { reservationPath } from '../purchase/ownReservation.ts';

async function vehiclesOf(site: Site, ids: readonly (string | null)[]): Promise<Map<string, Vehicle>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  return new Map((await platform().inventory.byIds(site, known)).map((vehicle) => [vehicle.id, vehicle]));
}

async function loadReservations(site: Site, phone: string): Promise<GarageReservation[]> {
  const found = await platform().reservations.byPhone(site, phone);
  const vehicles = await vehiclesOf(
    site,
    found.map(({ car_id }) => car_id),
  );
  return found.map((one) => {
    const { reservation_id: id, state, car_id, car_name, amount, until, refund, created_at } = one;
    const vehicle = vehicles.get(car_id);
    const zone = timeZoneAt(site.locations, vehicle?.location_id ?? null);
    return {
      id,
      state,
      refund,
      name: car_name,
      deposit: amount,
      until: until && untilWords(until, zone, localeOf(site)),
      begun: dayWords(created_at, zone, localeOf(site)),
      href: vehicle ? reservationPath(vehicle.slug, one) : null,
      cancelHref: state === 'held' ? cancelPath(id) : null,
    };
  });
}

/** What the dealer is told when a visitor cancels is no enquiry: the reservation itself says it. */
const isEnquiry = ({ category, subcategory }: Pick<SentEnquiry, 'category' | 'subcategory'>): boolean =>
  replyKindOf({ category, subcategory, fields: {}, quarantined: null }) !== 'reservation-refunded';

async function loadEnquiries(site: Site, phone: string): Promise<GarageEnquiry[]> {
  const found = (await platform().leads.byPhone(site, phone)).filter(isEnquiry);
  const vehicles = await vehiclesOf(
    site,
    found.map(({ car_id }) => car_id),
  );
  const zone = timeZoneAt(site.locations, null);
  return found.map(({ lead_id: id, category, subcategory, car_id, car_name, sent_at }) => {
    const vehicle = car_id === null ? undefined : vehicles.get(car_id);
    const name = vehicle?.name ?? car_name;
    return {
      id,
      category,
      subcategory,
      sent: dayWords(sent_at, zone, localeOf(site)),
      vehicle: name === null ? null : { name, href: vehicle ? carPath(vehicle) : null },
    };
  });
}

/** Database errors repeat the query's parameters, which must not be logged. */
async function orNull<T>(part: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (fault) {
    console.error(`The garage could not read ${part}: ${fault instanceof Error ? fault.name : 'unknown fault'}`);
    return null;
  }
}

/** All data of a phone number on a site. What cannot be loaded is null; the rest is still returned. */
export async function garageFacts(site: Site, phone: string) {
  const { watchlist } = platform();
  const [saved, reservations, enquiries, searches] = await Promise.all([
    orNull('the watchlist', watchlist.list(site, phone)),
    orNull('reservations', loadReservations(site, phone)),
    orNull('enquiries', loadEnquiries(site, phone)),
    orNull('saved searches', watchlist.searches(site, phone)),
  ]);
  return {
    saved,
    reservations,
    enquiries,
    searches: searches && searches.map(({ id, name, path }) => ({ id, name, path })),
  };
}
