import { z } from 'zod';
import { PaymentFault, type Payment, type PaymentFacts } from '../../ports/paymentPort.ts';

const name = z.string().min(1).max(255);
const metadata = z.record(z.string(), z.string()).nullish();

/** The fields that we use of a payment; answers without them are rejected. */
export const intentSchema = z.object({
  id: name,
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  metadata,
  /** Id of the card, or the expanded card. */
  payment_method: z
    .union([z.string(), z.object({ card: z.object({ fingerprint: z.string().max(255).nullish() }).nullish() })])
    .nullish(),
  last_payment_error: z.looseObject({}).nullish(),
});

export const sessionSchema = z.object({
  id: name,
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_intent: z.union([intentSchema, z.null()]).optional(),
});

export const refundSchema = z.object({ id: name, status: z.string().nullable() });

const noticeSchema = z.object({
  data: z.object({ object: z.object({ metadata }) }),
});

export type IntentAnswer = z.output<typeof intentSchema>;

/** Parses an answer of the provider. @throws PaymentFault when it does not match */
export function readAnswer<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  const where = read.error.issues.map(({ path }) => path.join('.') || 'answer').join(', ');
  throw new PaymentFault(`The payment provider answered something else than expected (${where}).`);
}

export function paymentOf({ id, amount, currency, metadata: kept, payment_method: method }: IntentAnswer): Payment {
  return {
    paymentId: id,
    amountCents: amount,
    currency,
    reservationId: kept?.['reservation_id'] ?? null,
    cardFingerprint: typeof method === 'object' ? (method?.card?.fingerprint ?? null) : null,
  };
}

/** State of a payment intent; null for states in between. */
export function moneyOf({ status }: IntentAnswer): 'authorised' | 'captured' | 'released' | null {
  if (status === 'requires_capture') return 'authorised';
  if (status === 'succeeded') return 'captured';
  return status === 'canceled' ? 'released' : null;
}

export function factsOf(answer: unknown): PaymentFacts {
  const { status, payment_intent: intent } = readAnswer(sessionSchema, answer);
  const money = intent ? moneyOf(intent) : null;
  // The payment before the page: it may have been made at the last moment.
  if (intent && (money === 'authorised' || money === 'captured')) return { state: money, ...paymentOf(intent) };
  if (status === 'expired') return { state: 'expired', refused: Boolean(intent?.last_payment_error) };
  if (status === 'open') return { state: 'open' };
  return intent && money === 'released' ? { state: 'released', ...paymentOf(intent) } : { state: 'processing' };
}

/** The reservation that an event is about. */
export function reservationOf(event: unknown): string | null {
  const read = noticeSchema.safeParse(event);
  return read.success ? (read.data.data.object.metadata?.['reservation_id'] ?? null) : null;
}
