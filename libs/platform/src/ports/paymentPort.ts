import type { Currency, PaymentMethod } from '@forecourt/domain';

/** A payment to be made at the payment provider. */
export interface PaymentOrder {
  reservationId: string;
  siteSlug: string;
  /** Whole cents of the currency. */
  amountCents: number;
  currency: Currency;
  /** What is paid for, as the payment page shows it. */
  title: string;
  description: string;
  /** What it can be paid with; never empty. */
  methods: readonly PaymentMethod[];
  email: string;
  /** Absolute addresses that the payment page leads back to. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

/** An open payment page. */
export interface PaymentSession {
  sessionId: string;
  /** Absolute address of the payment page. */
  url: string;
}

/** A payment made on a payment page. */
export interface Payment {
  paymentId: string;
  amountCents: number;
  currency: string;
  /** The reservation it is for, from the provider's metadata. */
  reservationId: string | null;
  /** The same for every payment with the same card; null where the provider names none. */
  cardFingerprint: string | null;
}

/** State of a payment page and its payment, from the provider. */
export type PaymentFacts =
  | { state: 'open' }
  /** The visitor has paid, the bank has not confirmed yet. */
  | { state: 'processing' }
  | ({ state: 'authorised' | 'captured' | 'released' } & Payment)
  /** Nothing was paid and nothing can be any more; `refused` where a card was declined. */
  | { state: 'expired'; refused: boolean }
  /** The provider does not know it. */
  | { state: 'unknown' };

/**
 * A webhook message of the provider with a valid signature. It only says which payment changed: the state itself is
 * queried.
 */
export type PaymentNotice = { ok: true; reservationId: string | null } | { ok: false; reason: string };

/**
 * Takes payments. Every call has a time limit and is idempotent: repeated with the same key it does its work once.
 * Every method that calls the provider throws a PaymentFault when the outcome of the call is not known.
 */
export interface PaymentPort {
  /** Whether a payment provider is configured. */
  readonly isOpen: boolean;
  begin(order: PaymentOrder, key: string): Promise<PaymentSession>;
  facts(sessionId: string): Promise<PaymentFacts>;
  /** Closes a payment page. A payment made before that stays: ask for the facts afterwards. */
  expire(sessionId: string): Promise<void>;
  /** Captures an authorised payment. @returns its state afterwards */
  capture(paymentId: string, key: string): Promise<'captured' | 'released' | 'unknown'>;
  /** Releases an authorised payment. @returns `captured` when it is too late for that: refund it */
  release(paymentId: string, key: string): Promise<'released' | 'captured' | 'unknown'>;
  /** Refunds the whole amount. @returns `unknown` only where the provider may lose payments, as the stand-in does */
  refund(paymentId: string, key: string): Promise<'refunded' | 'unknown'>;
  readNotice(rawBody: string, signature: string | null): PaymentNotice;
  /** Where browsers are sent to pay. */
  origins(): string[];
}

/**
 * The outcome of a call is unknown: the provider did not answer, or not in an expected form. The message names no
 * person.
 */
export class PaymentFault extends Error {
  override name = 'PaymentFault';
}

/** For installations without a payment provider: refuses every call. */
export const closedPayments: PaymentPort = {
  isOpen: false,
  begin: refuse,
  facts: refuse,
  expire: refuse,
  capture: refuse,
  release: refuse,
  refund: refuse,
  readNotice: () => ({ ok: false, reason: 'No payment provider is configured.' }),
  origins: () => [],
};

function refuse(): Promise<never> {
  return Promise.reject(new PaymentFault('No payment provider is configured: set FORECOURT_STRIPE_KEY.'));
}
