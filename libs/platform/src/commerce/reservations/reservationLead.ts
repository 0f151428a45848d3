import {
  formatMoney,
  localeOf,
  sourceOf,
  timeWords,
  timeZoneAt,
  untilWords,
  type Lead,
  type Site,
  type Vehicle,
} from '@forecourt/domain';
import { randomUUID } from 'node:crypto';
import { vehicleFields } from '../../leads/vehicleFields.ts';
import type { ReservationRow } from './reservationRow.ts';

const subcategories = { reserve: 'Reserve Online', purchase: 'Online Purchase' } as const;
const cancelledSubcategories = { reserve: 'Reservation Cancelled', purchase: 'Online Purchase Cancelled' } as const;

export interface LeadFacts {
  row: ReservationRow;
  site: Site;
  /** Null when it is not in the stock any more. */
  vehicle: Vehicle | null;
  /** Origin of the site. */
  origin: string;
  now: Date;
}

/** The lead for a held vehicle. Its id is that of the reservation, so it can be stored only once. */
export function leadOf({ row, site, vehicle, origin, now }: LeadFacts): Lead {
  const { visitor, enquiry, until } = row;
  const locationId = vehicle?.location_id ?? null;
  const own: [string, string][] = [
    ...Object.entries(vehicle ? vehicleFields(vehicle) : { 'Vehicle Name': row.carName }),
    ['Deposit', `${formatMoney(row.amountCents)}, paid online, fully refundable`],
    ['Held until', until ? untilWords(until, timeZoneAt(site.locations, locationId), localeOf(site)) : ''],
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

/**
 * What the dealer is told when the visitor cancels.
 * @param told the lead of the reservation: it says who and what
 */
export function cancellationLead(row: ReservationRow, told: Lead, site: Site, now: Date): Lead {
  const { 'Held until': _until, ...fields } = told.fields;
  const zone = timeZoneAt(site.locations, told.location_id);
  return {
    ...told,
    lead_id: randomUUID(),
    subcategory: cancelledSubcategories[row.kind],
    message: '',
    fields: {
      ...fields,
      Deposit: `${formatMoney(row.amountCents)}, goes back to the visitor`,
      Cancelled: `By the visitor on the website, ${timeWords(now.toISOString(), zone, localeOf(site))}`,
    },
    created_at: now,
  };
}
