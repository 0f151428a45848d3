import { formatMoney, parseMoney, type PublicSite } from '@forecourt/domain';
import { plainAnswer } from '@forecourt/domain/answers';
import * as z from 'zod/mini';
import { onlinePaymentQuestions, type OnlinePaymentOptions } from './paymentQuestions.ts';
import { readPosted, type FormReading } from './formReading.ts';
import { orderWords, visitorRules, visitorShape } from './visitor.ts';

/**
 * State of an online payment. `paying`: the payment page is open, or the bank has not answered. In `failed` (the bank
 * refused) and `abandoned` (nobody paid) nothing was charged.
 */
export const onlinePaymentStates = ['paying', 'paid', 'failed', 'abandoned'] as const;
export type OnlinePaymentState = (typeof onlinePaymentStates)[number];

export interface OnlinePaymentValues {
  name: string;
  last_name: string;
  email: string;
  /** As typed. */
  phone: string;
  /** Null where the site has one location or none. */
  location_id: string | null;
  purpose: string;
  /** Number of an invoice, job or order, or a description. */
  reference: string;
  /** Whole cents. */
  amount: number;
  /** Idempotency key from the page, so that a double click or a retry makes one payment. */
  idempotency_key: string;
}

export const onlinePaymentFields = [
  ...['name', 'last_name', 'email', 'phone', 'location_id'],
  ...['purpose', 'reference', 'amount', 'idempotency_key'],
] as const;

type Questions = ReturnType<typeof onlinePaymentQuestions>;

/** Locations and limits of a site's form; null for a site without the page. */
export function onlinePaymentOptions(
  site: Pick<PublicSite, 'onlinePayment' | 'locations' | 'pages' | 'country' | 'messages' | 'locale'>,
): OnlinePaymentOptions | null {
  if (!site.onlinePayment || !site.pages.includes('online-payment')) return null;
  const locations = site.locations.filter(({ visible }) => visible).map(({ id, name }) => ({ id, name }));
  return { ...site.onlinePayment, locations, ...visitorRules(site) };
}

/** Asked where the site has several locations; an answer to a question that was not asked is ignored. */
function locationField({ options, message }: Questions['location_id']) {
  const [only] = options;
  const choices = options.length > 1 ? options.map(({ value }) => value) : [''];
  return z.pipe(
    z.prefault(z.string(message), '').check(z.refine((id) => choices.includes(id), message)),
    z.transform((id) => id || (only?.value ?? null)),
  );
}

function amountField({ message }: Questions['amount'], options: OnlinePaymentOptions) {
  const { minCents, maxCents } = options;
  const limits = orderWords(options)('order.amountFromTo', { from: formatMoney(minCents), to: formatMoney(maxCents) });
  return z.pipe(
    z.string(message).check(
      z.refine((text) => parseMoney(text) !== null, { error: message, abort: true }),
      z.refine((text) => {
        const cents = parseMoney(text) ?? -1;
        return cents >= minCents && cents <= maxCents;
      }, limits),
    ),
    z.transform((text) => parseMoney(text) ?? 0),
  );
}

export function onlinePaymentSchema(options: OnlinePaymentOptions): z.ZodMiniType<OnlinePaymentValues> {
  const questions = onlinePaymentQuestions(options);
  const { name, last_name, email, phone } = visitorShape(options);
  const reload = orderWords(options)('order.reload');
  return z.strictObject({
    // Order of the form, in which errors are listed.
    location_id: locationField(questions.location_id),
    purpose: plainAnswer(questions.purpose),
    reference: plainAnswer(questions.reference),
    amount: amountField(questions.amount, options),
    name,
    last_name,
    email,
    phone,
    idempotency_key: z.string(reload).check(z.regex(/^[\w-]{8,80}$/, reload)),
  });
}

/** Checks the payment form as the server does. @example readOnlinePayment(postedEntries(data.entries()), options) */
export function readOnlinePayment(
  given: Readonly<Record<string, unknown>>,
  options: OnlinePaymentOptions,
): FormReading<OnlinePaymentValues> {
  return readPosted(onlinePaymentSchema(options), given, onlinePaymentFields, options);
}
