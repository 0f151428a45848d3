import { leadAttributesSchema, parsePhone } from '@forecourt/domain';
import { readAnswers, type FormErrors } from '@forecourt/domain/answers';
import { visitorSchema } from '@forecourt/purchase/model';
import { createHash } from 'node:crypto';
import type { ReservationEnquiry, ReservationVisitor } from '../../database/schema/reservations.ts';
import type { ReservationOrder } from '../../ports/reservationPort.ts';

/** Text as a database takes it: no halves of characters, no control characters but line breaks. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
}

/** The details that every lead has, each of them on one line. */
function cleanDetails(visitor: ReservationOrder['visitor']): Record<string, unknown> {
  const { name, last_name, email, phone, postcode } = visitor;
  const given: Record<string, unknown> = { name, last_name, email, phone, postcode };
  const oneLine = (value: unknown) => (typeof value === 'string' ? clean(value).replaceAll('\n', ' ') : value);
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, oneLine(value)]));
}

export type OrderReading =
  { ok: true; visitor: ReservationVisitor; enquiry: ReservationEnquiry } | { ok: false; fieldErrors: FormErrors };

const maxFields = 100;
const longestField = 4_000;

function fieldsOf(given: ReservationOrder['fields']): Record<string, string | boolean> {
  const kept = Object.entries(given).slice(0, maxFields);
  return Object.fromEntries(
    kept.map(([name, value]) => [
      clean(name).slice(0, 120),
      typeof value === 'boolean' ? value : clean(String(value).slice(0, longestField)),
    ]),
  );
}

/** Checks who reserves, and makes what goes into the lead fit to be stored. */
export function readOrder({ visitor, fields, enquiry = {} }: ReservationOrder): OrderReading {
  const read = readAnswers(visitorSchema, cleanDetails(visitor));
  if (!read.ok) return read;
  const attributes = leadAttributesSchema.safeParse(enquiry.lead_attributes ?? {});
  return {
    ok: true,
    visitor: { ...read.values, phone: parsePhone(read.values.phone) ?? read.values.phone },
    enquiry: {
      fields: fieldsOf(fields),
      message: clean((enquiry.message ?? '').slice(0, longestField)),
      opt_in: enquiry.opt_in ?? false,
      user_agent: clean((enquiry.user_agent ?? '').slice(0, 400)),
      lead_attributes: attributes.success ? attributes.data : leadAttributesSchema.parse({}),
    },
  };
}

/**
 * Under which key an attempt is kept once. It holds the form's own key and what the form says: a retry is the same
 * attempt, two visitors who were handed the same key by a cached page are not. A form without a key falls back to the
 * ten minutes it was sent in.
 */
export function keyOf({ idempotencyKey, carId, kind, visitor, fields, now }: ReservationOrder): string {
  const said = JSON.stringify([carId, kind, visitor, Object.entries(fields).sort()]);
  const fingerprint = createHash('sha256').update(said).digest('base64url').slice(0, 22);
  const key = idempotencyKey.slice(0, 120);
  return `${key || `at-${Math.floor(now.getTime() / 600_000)}`}.${fingerprint}`;
}
