import type { PaymentMethod } from '@forecourt/domain';

/** A deposit as it is put to a payment provider. */
export interface PaymentOrder {
  reservationId: string;
  siteSlug: string;
  /** Whole cents of Australian dollars. */
  amountCents: number;
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

/** A payment page that waits for its visitor. */
export interface PaymentSession {
  sessionId: string;
  /** Absolute address of the payment page. */
  url: string;
}

/** Money that a payment page brought. */
export interface Payment {
  paymentId: string;
  amountCents: number;
  currency: string;
  /** The reservation it was begun for, as the provider kept it. */
  reservationId: string | null;
  /** The same for every payment with the same card; null where the provider names none. */
  cardFingerprint: string | null;
}

/** What the provider knows of a payment page and of the money behind it. */
export type PaymentFacts =
  | { state: 'open' }
  /** The visitor has done their part, the bank has not. */
  | { state: 'processing' }
  | ({ state: 'authorised' | 'captured' | 'released' } & Payment)
  /** Nothing was paid and nothing can be; `refused` where a card was tried in vain. */
  | { state: 'expired'; refused: boolean }
  /** The provider has never heard of it. */
  | { state: 'unknown' };

/** A signed message of the provider's. Only whom it is about counts: the facts are asked for. */
export type PaymentNotice = { ok: true; reservationId: string | null } | { ok: false; reason: string };

/**
 * Takes deposits. Every call ends within its time limit, and may be made again with the same key without doing its work
 * a second time.
 * Every method that asks the provider throws a PaymentFault when it cannot tell what became of its call.
 */
export interface PaymentPort {
  /** Whether deposits can be taken at all. */
  readonly isOpen: boolean;
  begin(order: PaymentOrder, key: string): Promise<PaymentSession>;
  look(sessionId: string): Promise<PaymentFacts>;
  /** Closes a payment page. Whatever was paid before stays, so look afterwards. */
  expire(sessionId: string): Promise<void>;
  /** Takes what is authorised. @returns what the payment is afterwards */
  capture(paymentId: string, key: string): Promise<'captured' | 'released' | 'unknown'>;
  /** Gives up what is authorised. @returns `captured` when it is too late for that: refund it */
  release(paymentId: string, key: string): Promise<'released' | 'captured' | 'unknown'>;
  /** Gives everything back. @returns `unknown` only where the provider may forget, as the stand-in does */
  refund(paymentId: string, key: string): Promise<'refunded' | 'unknown'>;
  readNotice(rawBody: string, signature: string | null): PaymentNotice;
  /** Where browsers are sent to pay. */
  origins(): string[];
}

/** The provider did not answer, or not in a way that tells what happened. Its message names no person. */
export class PaymentFault extends Error {
  override name = 'PaymentFault';
}

/** Of an installation without a payment provider: takes nothing. */
export const closedPayments: PaymentPort = {
  isOpen: false,
  begin: refuse,
  look: refuse,
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
