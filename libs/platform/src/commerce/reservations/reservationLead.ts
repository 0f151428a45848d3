import { formatMoney, sourceOf, timeZoneAt, untilWords, type Lead, type Site, type Vehicle } from '@forecourt/domain';
import type { ReservationRow } from './reservationRow.ts';

const subcategories = { reserve: 'Reserve Online', purchase: 'Online Purchase' } as const;

/** What the server itself knows of the vehicle, under the names that every lead uses. */
function vehicleFields(vehicle: Vehicle): [string, string][] {
  return [
    ['stock_number', vehicle.stocknum ?? ''],
    ['Vehicle Name', vehicle.name],
    ['Vehicle Make', vehicle.make],
    ['Vehicle Model', vehicle.model],
    ['Vehicle Badge', vehicle.badge ?? ''],
    ['Vehicle Year', vehicle.year === null ? '' : String(vehicle.year)],
    ['Vehicle VIN', vehicle.vin ?? ''],
    ['car_type', vehicle.car_type],
    ['vehicle_status', vehicle.status],
    ['dealership_slug', vehicle.dealership_slug],
  ];
}

export interface LeadFacts {
  row: ReservationRow;
  site: Site;
  /** Null when it has left the stock since. */
  vehicle: Vehicle | null;
  /** Origin that the site's pages stand under. */
  origin: string;
  now: Date;
}

/** What the dealer is told of a held vehicle. It carries the reservation's own id, so it can only be stored once. */
export function leadOf({ row, site, vehicle, origin, now }: LeadFacts): Lead {
  const { visitor, enquiry, until } = row;
  const locationId = vehicle?.location_id ?? null;
  const own: [string, string][] = [
    ...(vehicle ? vehicleFields(vehicle) : [['Vehicle Name', row.carName] as [string, string]]),
    ['Deposit', `${formatMoney(row.amountCents)}, paid online, fully refundable`],
    ['Held until', until ? untilWords(until, timeZoneAt(site.locations, locationId)) : ''],
    ['Reservation', row.id],
    ['Payment reference', row.paymentId ?? ''],
  ];
  return {
    ...visitor,
    lead_id: row.id,
    site_slug: site.slug,
    category: 'Vehicle Enquiry',
    subcategory: subcategories[row.kind],
    url: new URL(row.successPath.replaceAll('{id}', row.id), origin).href,
    source: sourceOf(enquiry.lead_attributes),
    user_agent: enquiry.user_agent,
    car_id: row.carId,
    car_dealership_id: row.carDealershipId,
    location_id: locationId,
    message: enquiry.message,
    opt_in: enquiry.opt_in,
    fields: { ...enquiry.fields, ...Object.fromEntries(own.filter(([, value]) => value !== '')) },
    lead_attributes: enquiry.lead_attributes,
    quarantined: null,
    created_at: now,
  };
}
