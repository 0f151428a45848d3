import { sourceOf, type Lead, type LeadAttributes, type Site, type Vehicle } from '@forecourt/domain';
import { normaliseCategory, readLeadAttributes, type FormValues } from '@forecourt/forms/model';
import { createHash } from 'node:crypto';
import { storableLine } from '../database/storableText.ts';
import type { LeadContext } from '../ports/leadPort.ts';
import { vehicleFields } from './vehicleFields.ts';

/** The text that the visitor agreed to, and when. */
export interface LeadConsent {
  text: string;
  /** ISO instant. */
  at: string;
}

/** A lead as it is stored and delivered. */
export interface StoredLead extends Lead {
  consent?: LeadConsent;
}

export interface LeadInput {
  lead_id: string;
  site: Site;
  values: FormValues;
  /** How the visitor came to the site. @default from the form's hidden fields */
  visit?: LeadAttributes;
  vehicle: Vehicle | null;
  /** In E.164. */
  phone: string;
  context: LeadContext;
  quarantined: string | null;
  /** Text of the consents given; null for none. */
  consent: string | null;
}

const columns = new Set([
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'category',
  'subcategory',
  'car_id',
  'location_id',
  'opt_in',
  'visited_pages',
  'linked_query_params',
  'idempotency_key',
  'started_at',
  'website',
]);

/** Builds the lead that is stored and delivered. */
export function leadRecord(parts: LeadInput): StoredLead {
  const { lead_id, site, values, vehicle, phone, context, quarantined, consent } = parts;
  const { name, last_name, email, postcode, message, opt_in } = values;
  const { category, subcategory } = normaliseCategory(values.category, values.subcategory);
  const attributes = parts.visit ?? readLeadAttributes(values);
  const otherFields = Object.entries(values).filter(
    ([field, value]) =>
      !columns.has(field) && value !== '' && value !== false && !(field === 'form_id' && value === 'enquiry'),
  );
  return {
    lead_id,
    site_slug: site.slug,
    category,
    subcategory,
    url: storableLine(context.url, 1_000),
    source: sourceOf(attributes),
    user_agent: storableLine(context.userAgent, 400),
    car_id: vehicle?.id ?? null,
    car_dealership_id: vehicle?.dealership_id ?? null,
    location_id: values.location_id || vehicle?.location_id || null,
    name,
    last_name,
    email,
    phone,
    postcode,
    message,
    opt_in,
    // Facts about the vehicle come from the stock, never from the form.
    fields: { ...Object.fromEntries(otherFields), ...(vehicle && vehicleFields(vehicle)) },
    lead_attributes: attributes,
    quarantined,
    created_at: context.now,
    ...(consent === null ? {} : { consent: { text: consent, at: context.now.toISOString() } }),
  };
}

/** Fields that may differ when the same enquiry is sent twice. */
const technicalFields = new Set(['idempotency_key', 'started_at', 'website', 'visited_pages', 'linked_query_params']);

/**
 * Idempotency key of a lead: the form's key and a hash of its answers. A retry is the same lead; a corrected form, or
 * another visitor with the same key from a cached page, is not. Forms without a key (JavaScript off) use the ten
 * minutes they were sent in.
 */
export function storedKey(values: FormValues, now: Date): string {
  const answers = Object.entries(values)
    .filter(([field]) => !technicalFields.has(field))
    .sort();
  const fingerprint = createHash('sha256').update(JSON.stringify(answers)).digest('base64url').slice(0, 22);
  return `${values.idempotency_key || `at-${Math.floor(now.getTime() / 600_000)}`}.${fingerprint}`;
}
