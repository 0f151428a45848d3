import { parsePhone, type Lead, type PublicSite, type Site, type Vehicle } from '@forecourt/domain';
import { enquiryMessages, enquiryOptions, readEnquiry, successPath, type EnquiryValues } from '@forecourt/forms/model';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { InventoryStore, LeadContext, LeadResult, LeadService } from '../ports.ts';
import type { DeliveryQueue } from './deliveryQueue.ts';
import type { LeadDatabase } from './leadDatabase.ts';
import { leadRecord, storedKey } from './leadRecord.ts';
import { destinationsFor, findByKey, storeLead } from './leadStore.ts';
import { describeFault } from './personalData.ts';
import type { Suspicion } from './suspicion.ts';

export interface SubmitParts {
  database: LeadDatabase;
  queue: DeliveryQueue;
  inventory: Pick<InventoryStore, 'byIds'>;
  publicSite(site: Site): PublicSite;
  suspicion: Suspicion;
  log: Logger;
}

const refused = (error: string, fieldErrors: Record<string, string> = {}): LeadResult => ({
  ok: false,
  status: 422,
  error,
  fieldErrors,
});

const accepted = ({ lead_id, category, subcategory }: Lead): LeadResult => ({
  ok: true,
  lead_id,
  redirect: successPath,
  category,
  subcategory,
});

/** Sent while the database cannot be reached; the form keeps what the visitor typed. */
const unavailable: LeadResult = {
  ok: false,
  status: 503,
  fieldErrors: {},
  error: 'We could not save your enquiry just now. Please try again in a minute, or call us.',
};

export function openSubmit(parts: SubmitParts): LeadService['submit'] {
  const { database, queue, inventory, publicSite, suspicion, log } = parts;
  /** Enquiries being stored now: a double click waits for the first and answers alike. */
  const underway = new Map<string, Promise<LeadResult>>();

  async function findVehicle(site: Site, carId: unknown): Promise<Vehicle | null | 'unknown'> {
    if (carId === undefined || carId === null || carId === '') return null;
    if (typeof carId !== 'string' || carId.length > 64 || /\p{Cc}/u.test(carId)) return 'unknown';
    return (await inventory.byIds(site, [carId])).find(({ id }) => id === carId) ?? 'unknown';
  }

  async function store(
    site: Site,
    values: EnquiryValues,
    vehicle: Vehicle | null,
    phone: string,
    context: LeadContext,
  ) {
    const key = storedKey(values, context.now);
    const given = await findByKey(database, site.slug, key);
    if (given) return accepted(given);

    const quarantined = await suspicion({
      siteSlug: site.slug,
      values,
      vehicle,
      address: context.address,
      now: context.now,
    });
    const lead = leadRecord({ lead_id: randomUUID(), site, values, vehicle, phone, context, quarantined });
    const destinations = destinationsFor(site, lead.category);
    const isNew = await storeLead(database, queue, { lead, key, destinations });
    if (!isNew) {
      const first = await findByKey(database, site.slug, key);
      return first ? accepted(first) : unavailable;
    }
    log.info({ lead_id: lead.lead_id, site: site.slug, quarantined, destinations: destinations.length }, 'Lead stored');
    return accepted(lead);
  }

  return async (site, given, context) => {
    try {
      const vehicle = await findVehicle(site, given['car_id']);
      if (vehicle === 'unknown')
        return refused('This vehicle is no longer on our website. Please choose another, or contact us.');

      const category = typeof given['category'] === 'string' ? given['category'] : null;
      const reading = readEnquiry(given, enquiryOptions(publicSite(site), vehicle, category));
      if (!reading.ok) return refused(reading.error, reading.fieldErrors);
      const phone = parsePhone(reading.values.phone);
      if (phone === null) return refused(enquiryMessages.phone, { phone: enquiryMessages.phone });

      const key = `${site.slug} ${storedKey(reading.values, context.now)}`;
      const pending = underway.get(key) ?? store(site, reading.values, vehicle, phone, context);
      underway.set(key, pending);
      return await pending.finally(() => underway.delete(key));
    } catch (fault) {
      log.error({ site: site.slug, ...describeFault(fault) }, 'Lead could not be stored');
      return unavailable;
    }
  };
}
