import { leadAttributesSchema, parsePhone } from '@forecourt/domain';
import { readAnswers, type FormErrors } from '@forecourt/domain/answers';
import { visitorRules, visitorSchema } from '@forecourt/purchase/model';
import { createHash } from 'node:crypto';
import type { ReservationEnquiry, ReservationVisitor } from '../../database/schema/reservations.ts';
import { storableText } from '../../database/storableText.ts';
import type { ReservationOrder } from '../../ports/reservationPort.ts';

/** The visitor's details, each on one line. */
function cleanDetails(visitor: ReservationOrder['visitor']): Record<string, unknown> {
  const { name, last_name, email, phone, postcode } = visitor;
  const values: Record<string, unknown> = { name, last_name, email, phone, postcode };
  const oneLine = (value: unknown) => (typeof value === 'string' ? storableText(value).replaceAll('\n', ' ') : value);
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, oneLine(value)]));
}

export type OrderReading =
  { ok: true; visitor: ReservationVisitor; enquiry: ReservationEnquiry } | { ok: false; fieldErrors: FormErrors };

const maxFields = 100;
const maxFieldLength = 4_000;

function fieldsOf(values: ReservationOrder['fields']): Record<string, string | boolean> {
  const entries = Object.entries(values).slice(0, maxFields);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      storableText(name).slice(0, 120),
      typeof value === 'boolean' ? value : storableText(String(value).slice(0, maxFieldLength)),
    ]),
  );
}

/**
 * Checks the visitor's details, and makes the lead's other fields safe to store.
 * @param site whose country's phone numbers are taken
 */
export function readOrder(
  { visitor, fields, enquiry = {} }: ReservationOrder,
  site: Parameters<typeof visitorRules>[0],
): OrderReading {
  const read = readAnswers(visitorSchema(visitorRules(site)), cleanDetails(visitor));
  if (!read.ok) return read;
  const attributes = leadAttributesSchema.safeParse(enquiry.lead_attributes ?? {});
  return {
    ok: true,
    visitor: { ...read.values, phone: parsePhone(read.values.phone, site.country) ?? read.values.phone },
    enquiry: {
      fields: fieldsOf(fields),
      message: storableText((enquiry.message ?? '').slice(0, maxFieldLength)),
      opt_in: enquiry.opt_in ?? false,
      user_agent: storableText((enquiry.user_agent ?? '').slice(0, 400)),
      lead_attributes: attributes.success ? attributes.data : leadAttributesSchema.parse({}),
    },
  };
}

/**
 * Idempotency key of an attempt: the form's key and a hash of its answers. A retry is the same attempt; another visitor
 * with the same key from a cached page is not. Forms without a key use the ten minutes they were sent in.
 */
export function keyOf({ idempotencyKey, carId, kind, visitor, fields, now }: ReservationOrder): string {
  const answers = JSON.stringify([carId, kind, visitor, Object.entries(fields).sort()]);
  const fingerprint = createHash('sha256').update(answers).digest('base64url').slice(0, 22);
  const key = idempotencyKey.slice(0, 120);
  return `${key || `at-${Math.floor(now.getTime() / 600_000)}`}.${fingerprint}`;
}
