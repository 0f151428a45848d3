import {
  localTime,
  parsePhone,
  timeZoneAt,
  type Lead,
  type PublicSite,
  type Site,
  type Vehicle,
} from '@forecourt/domain';
import { leadRefusalMessages, wordsOf } from '@forecourt/domain/messages';
import {
  consentWords,
  findForm,
  formSettings,
  readForm,
  type FormDefinition,
  type FormRegistry,
  type FormValues,
  type SiteFormOverrides,
} from '@forecourt/forms/model';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { appointmentPlace } from './appointments/appointmentPlace.ts';
import type { LeadContext, LeadResult, LeadService } from '../ports/leadPort.ts';
import type { InventoryStore } from '../ports/inventoryPort.ts';
import { withAttachedFiles, type HandOverFiles } from './attachedFiles.ts';
import { chosenTime, claimOrRefuse, SlotRefused, type ClaimSlot } from './claimedSlot.ts';
import type { SaveLead } from './saveLead.ts';
import type { LeadDatabase, LeadTransaction } from '../database/leadDatabase.ts';
import { leadRecord, storedKey } from './leadRecord.ts';
import { destinationsFor } from './destinationsFor.ts';
import { findByKey } from './leadStore.ts';
import { accepted, badPhone, refused, unavailable } from './leadResults.ts';
import { describeFault } from '../logs/personalData.ts';
import type { Suspicion } from './suspicion.ts';

export interface SubmitDeps {
  database: LeadDatabase;
  saveLead: SaveLead;
  inventory: Pick<InventoryStore, 'byIds'>;
  publicSite(site: Site): PublicSite;
  suspicion: Suspicion;
  log: Logger;
  /** @default the platform's own */
  forms?: FormRegistry;
  overrides?: (site: Site) => SiteFormOverrides;
  claimSlot?: ClaimSlot;
  /** Makes uploaded files available to the dealer. Without it the lead contains their ids. */
  handOverFiles?: HandOverFiles;
}

/** A valid form. */
interface Checked {
  site: Site;
  form: FormDefinition;
  values: FormValues;
  vehicle: Vehicle | null;
  phone: string;
  consent: string | null;
  context: LeadContext;
}

/** Sets the location of the appointment on a lead with a booked time. */
function atAppointmentPlace({ site, form, values, vehicle }: Checked, lead: Lead): Lead {
  if (!chosenTime(form, values)) return lead;
  const place = appointmentPlace(site, vehicle ? vehicle.location_id : values.location_id || null, vehicle);
  return place ? { ...lead, location_id: place.id } : lead;
}

/** The dealer's local date, as YYYY-MM-DD. */
function todayAt({ locations }: Site, now: Date): string {
  return localTime(now, timeZoneAt(locations, null)).date;
}

export function openSubmit(parts: SubmitDeps): LeadService['submit'] {
  const { database, saveLead, inventory, publicSite, suspicion, log, forms, overrides, claimSlot, handOverFiles } =
    parts;
  /** Submissions being stored: a double click waits for the first and gets the same answer. */
  const pendingSubmissions = new Map<string, Promise<LeadResult>>();

  async function findVehicle(site: Site, carId: unknown): Promise<Vehicle | null | 'unknown'> {
    if (carId === undefined || carId === null || carId === '') return null;
    if (typeof carId !== 'string' || carId.length > 64 || /\p{Cc}/u.test(carId)) return 'unknown';
    return (await inventory.byIds(site, [carId])).find(({ id }) => id === carId) ?? 'unknown';
  }

  /** The booking of the chosen time, for the lead's transaction. Suspected spam books nothing. */
  function booking({ site, form, values, vehicle, context }: Checked, lead: Lead) {
    const time = chosenTime(form, values);
    if (!time || !claimSlot || lead.quarantined !== null) return undefined;
    const locationId = vehicle ? vehicle.location_id : values.location_id || null;
    const claim = { site, vehicle, locationId, start: time.start, leadId: lead.lead_id, now: context.now };
    return (tx: LeadTransaction) => claimOrRefuse(tx, claimSlot, time.field, claim);
  }

  async function store(checked: Checked): Promise<LeadResult> {
    const { site, form, values, vehicle, phone, consent, context } = checked;
    const key = storedKey(values, context.now);
    const existing = await findByKey(database, site.slug, key);
    if (existing) return accepted(existing, form);

    const { origin } = publicSite(site);
    const { address, byScript = false, now: arrived } = context;
    const suspected = await suspicion({ site, origin, values, vehicle, key, address, byScript, arrived });
    const quarantined = suspected && chosenTime(form, values) ? `${suspected} The time is not booked.` : suspected;
    const answers = handOverFiles ? await withAttachedFiles(handOverFiles, { site, origin, form, values }) : values;
    const about = { site, vehicle, phone, context, quarantined, consent };
    const written = leadRecord({ lead_id: randomUUID(), values: answers, ...about });
    const lead = quarantined === null ? atAppointmentPlace(checked, written) : written;
    const destinations = destinationsFor(site, lead);
    const alongside = booking(checked, lead);
    const isNew = await saveLead({ site, lead, key, alongside, provenPhone: context.provenPhone });
    if (!isNew) {
      const first = await findByKey(database, site.slug, key);
      return first ? accepted(first, form) : unavailable(site);
    }
    log.info(
      { lead_id: lead.lead_id, site: site.slug, form: form.id, quarantined, destinations: destinations.length },
      'Lead stored',
    );
    if (destinations.length === 0) {
      const facts = { lead_id: lead.lead_id, site: site.slug, category: lead.category };
      log.error(facts, 'Lead is kept, but its dealership has no destination');
    }
    return accepted(lead, form);
  }

  async function check(
    site: Site,
    given: Readonly<Record<string, unknown>>,
    context: LeadContext,
  ): Promise<Checked | LeadResult> {
    const say = wordsOf(leadRefusalMessages, site);
    const form = findForm(given['form_id'], forms);
    if (!form) return refused(say('leadRefusal.formIsGone'));
    const vehicle = await findVehicle(site, given['car_id']);
    if (vehicle === 'unknown') return refused(say('leadRefusal.vehicleIsGone'));

    const today = todayAt(site, context.now);
    const settings = { ...formSettings(publicSite(site), form, vehicle, overrides?.(site)), today };
    const reading = readForm(form, given, settings);
    if (!reading.ok) return refused(reading.error, reading.fieldErrors);
    const { values } = reading;
    const time = chosenTime(form, values);
    if (time && !claimSlot) {
      const message = say('leadRefusal.noTimes');
      return refused(message, { [time.field]: message });
    }
    const phone = values.phone === '' ? '' : parsePhone(values.phone, site.country);
    if (phone === null) return badPhone(form, site);
    return { site, form, values, vehicle, phone, consent: consentWords(form, settings, values), context };
  }

  return async (site, given, context) => {
    try {
      const checked = await check(site, given, context);
      if ('ok' in checked) return checked;
      const key = `${site.slug} ${storedKey(checked.values, context.now)}`;
      const pending = pendingSubmissions.get(key) ?? store(checked);
      pendingSubmissions.set(key, pending);
      return await pending.finally(() => pendingSubmissions.delete(key));
    } catch (fault) {
      if (fault instanceof SlotRefused) return refused(fault.message, fault.fieldErrors);
      log.error({ site: site.slug, ...describeFault(fault) }, 'Lead could not be stored');
      return unavailable(site);
    }
  };
}
