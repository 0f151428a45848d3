import { sourceOf, type Lead, type LeadAttributes, type Site, type Vehicle } from '@forecourt/domain';
import { normaliseCategory, readLeadAttributes, type FormValues } from '@forecourt/forms/model';
import { createHash } from 'node:crypto';
import type { LeadContext } from '../ports/leadPort.ts';
import { vehicleFields } from './vehicleFields.ts';

/** What the visitor agreed to, as it was worded, and when. */
export interface LeadConsent {
  text: string;
  /** ISO instant. */
  at: string;
}

/** A lead as it is kept and handed on. */
export interface StoredLead extends Lead {
  consent?: LeadConsent;
}

export interface LeadParts {
  lead_id: string;
  site: Site;
  values: FormValues;
  /** How the visitor came to it. @default what the form's own hidden fields say */
  visit?: LeadAttributes;
  vehicle: Vehicle | null;
  /** In E.164. */
  phone: string;
  context: LeadContext;
  quarantined: string | null;
  /** Words of the consents given; null for none. */
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

/** Text of a request's header as a database takes it. */
function cleaned(text: string, max: number): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();
}

/** Puts together the lead as it is stored and handed on. */
export function leadRecord(parts: LeadParts): StoredLead {
  const { lead_id, site, values, vehicle, phone, context, quarantined, consent } = parts;
  const { name, last_name, email, postcode, message, opt_in } = values;
  const { category, subcategory } = normaliseCategory(values.category, values.subcategory);
  const attributes = parts.visit ?? readLeadAttributes(values);
  const further = Object.entries(values).filter(
    ([field, value]) =>
      !columns.has(field) && value !== '' && value !== false && !(field === 'form_id' && value === 'enquiry'),
  );
  return {
    lead_id,
    site_slug: site.slug,
    category,
    subcategory,
    url: cleaned(context.url, 1_000),
    source: sourceOf(attributes),
    user_agent: cleaned(context.userAgent, 400),
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
    // The form's own words about its vehicle count for nothing.
    fields: { ...Object.fromEntries(further), ...(vehicle && vehicleFields(vehicle)) },
    lead_attributes: attributes,
    quarantined,
    created_at: context.now,
    ...(consent === null ? {} : { consent: { text: consent, at: context.now.toISOString() } }),
  };
}

/** Fields that differ between two sendings of the same enquiry. */
const bookkeeping = new Set(['idempotency_key', 'started_at', 'website', 'visited_pages', 'linked_query_params']);

/**
 * Under which key the lead is kept once. It holds the form's own key and what the form says: a retry is the same lead,
 * but two visitors who were handed the same key by a cached page, or a visitor who corrects the comments, are not. A
 * form without a key (JavaScript off) falls back to the ten minutes it was sent in.
 */
export function storedKey(values: FormValues, now: Date): string {
  const said = Object.entries(values)
    .filter(([field]) => !bookkeeping.has(field))
    .sort();
  const fingerprint = createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
  return `${values.idempotency_key || `at-${Math.floor(now.getTime() / 600_000)}`}.${fingerprint}`;
}
