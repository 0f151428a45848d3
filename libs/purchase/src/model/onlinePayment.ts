import { formatMoney, type OnlinePaymentSettings, type PublicSite } from '@forecourt/domain';
import * as z from 'zod/mini';
import { readAmount } from './amount.ts';
import { line } from './fields.ts';
import { readForm, type FormReading } from './formReading.ts';
import { visitorShape } from './visitor.ts';

/**
 * How an online payment stands. `paying`: the payment page is open, or the bank is being asked. In `failed` (the bank
 * refused) and `abandoned` (nobody paid) nothing was taken.
 */
export const onlinePaymentStates = ['paying', 'paid', 'failed', 'abandoned'] as const;
export type OnlinePaymentState = (typeof onlinePaymentStates)[number];

/** What the form of a site asks by. */
export interface OnlinePaymentOptions extends OnlinePaymentSettings {
  /** Places a payment may be for; asked where there are several. */
  locations: readonly { id: string; name: string }[];
}

export interface OnlinePaymentValues {
  name: string;
  last_name: string;
  email: string;
  /** As it was written. */
  phone: string;
  /** Null where the site has one place or none. */
  location_id: string | null;
  purpose: string;
  /** Number of an invoice, job or order, or words. */
  reference: string;
  /** Whole cents. */
  amount: number;
  /** Chosen by the page, so that a double click or a retry makes one payment. */
  idempotency_key: string;
}

export const onlinePaymentFields = [
  ...['name', 'last_name', 'email', 'phone', 'location_id'],
  ...['purpose', 'reference', 'amount', 'idempotency_key'],
] as const;

const messages = {
  location: 'Choose which dealership you are paying.',
  purpose: 'Choose what the payment is for.',
  reference: 'Enter the number on your invoice or quote. Without one, write what you are paying for.',
  amount: 'Enter the amount in dollars and cents, like 1,250.50.',
  key: 'Reload the page and send the form again.',
} as const;

/** What the form of a site asks by; null for a site without the page. */
export function onlinePaymentOptions(
  site: Pick<PublicSite, 'onlinePayment' | 'locations' | 'pages'>,
): OnlinePaymentOptions | null {
  if (!site.onlinePayment || !site.pages.includes('online-payment')) return null;
  const locations = site.locations.filter(({ visible }) => visible).map(({ id, name }) => ({ id, name }));
  return { ...site.onlinePayment, locations };
}

/** Where the site has several places the visitor says which; an answer nobody asked for is not taken. */
function locationField(locations: OnlinePaymentOptions['locations']) {
  const [only] = locations;
  const choices = locations.length > 1 ? locations.map(({ id }) => id) : [''];
  return z.pipe(
    z.prefault(z.string(messages.location), '').check(z.refine((id) => choices.includes(id), messages.location)),
    z.transform((id) => id || (only?.id ?? null)),
  );
}

function amountField(leastCents: number, mostCents: number) {
  const limits = `Enter an amount from ${formatMoney(leastCents)} to ${formatMoney(mostCents)}.`;
  return z.pipe(
    z.string(messages.amount).check(
      z.refine((text) => readAmount(text) !== null, { error: messages.amount, abort: true }),
      z.refine((text) => {
        const cents = readAmount(text) ?? -1;
        return cents >= leastCents && cents <= mostCents;
      }, limits),
    ),
    z.transform((text) => readAmount(text) ?? 0),
  );
}

export function onlinePaymentSchema(options: OnlinePaymentOptions): z.ZodMiniType<OnlinePaymentValues> {
  const { purposes, leastCents, mostCents, locations } = options;
  const { name, last_name, email, phone } = visitorShape;
  return z.strictObject({
    // In the order of the form: so errors are listed.
    location_id: locationField(locations),
    purpose: z.string(messages.purpose).check(z.refine((text) => purposes.includes(text), messages.purpose)),
    reference: line(messages.reference, 60),
    amount: amountField(leastCents, mostCents),
    name,
    last_name,
    email,
    phone,
    idempotency_key: z.string(messages.key).check(z.regex(/^[\w-]{8,80}$/, messages.key)),
  });
}

/** Checks the payment form as the server does. @example readOnlinePayment(formEntries(data.entries()), options) */
export function readOnlinePayment(
  given: Readonly<Record<string, unknown>>,
  options: OnlinePaymentOptions,
): FormReading<OnlinePaymentValues> {
  return readForm(onlinePaymentSchema(options), given, onlinePaymentFields);
}
