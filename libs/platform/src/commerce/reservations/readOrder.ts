import { leadAttributesSchema, parsePhone } from '@forecourt/domain';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReservationEnquiry, ReservationVisitor } from '../../database/schema/reservations.ts';
import type { ReservationOrder } from '../../ports/reservationPort.ts';

/** Text as a database takes it: no halves of characters, no control characters but line breaks. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
}

const line = (words: string, most: number) =>
  z.string(words).transform(clean).pipe(z.string().min(1, words).max(most, words));

const messages = {
  name: 'Enter your first name.',
  last_name: 'Enter your last name.',
  email: 'Enter your email address, like name@example.com.au.',
  phone: 'Enter an Australian phone number, like 0412 345 678.',
  postcode: 'Invalid postcode. Please enter a 4-digit number.',
} as const;

const visitorSchema = z.object({
  name: line(messages.name, 80),
  last_name: line(messages.last_name, 80),
  email: z.string(messages.email).trim().max(254, messages.email).pipe(z.email(messages.email)),
  phone: z.string(messages.phone).transform((text, context) => {
    const phone = text.length > 30 ? null : parsePhone(text);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', message: messages.phone });
    return z.NEVER;
  }),
  postcode: z
    .string(messages.postcode)
    .trim()
    .regex(/^\d{4}$/, messages.postcode),
});

export type OrderReading =
  | { ok: true; visitor: ReservationVisitor; enquiry: ReservationEnquiry }
  | { ok: false; fieldErrors: Record<string, string> };

const mostFields = 100;
const longestField = 4_000;

function fieldsOf(given: ReservationOrder['fields']): Record<string, string | boolean> {
  const kept = Object.entries(given).slice(0, mostFields);
  return Object.fromEntries(
    kept.map(([name, value]) => [
      clean(name).slice(0, 120),
      typeof value === 'boolean' ? value : clean(String(value).slice(0, longestField)),
    ]),
  );
}

/** Checks who reserves, and makes what goes into the lead fit to be stored. */
export function readOrder({ visitor, fields, enquiry = {} }: ReservationOrder): OrderReading {
  const read = visitorSchema.safeParse(visitor);
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }): [string, string] => [String(path[0]), message]);
    return { ok: false, fieldErrors: Object.fromEntries(errors.reverse()) };
  }
  const attributes = leadAttributesSchema.safeParse(enquiry.lead_attributes ?? {});
  return {
    ok: true,
    visitor: read.data,
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
