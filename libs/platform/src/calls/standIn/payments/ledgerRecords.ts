export type IntentStatus = 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';

export interface LedgerIntent {
  id: string;
  object: 'payment_intent';
  /** Cents. */
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  capture_method: 'manual';
  description: string;
  metadata: Record<string, string>;
  status: IntentStatus;
  /** Id of the payment method, which is expanded on request. */
  payment_method: string | null;
  last_payment_error: { code: string; message: string } | null;
}

export interface LedgerSession {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  success_url: string;
  cancel_url: string;
  /** Seconds since 1970. */
  created: number;
  expires_at: number;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
}

/** The request for a new session. */
export type NewSession = Pick<
  LedgerSession,
  'success_url' | 'cancel_url' | 'expires_at' | 'amount_total' | 'currency' | 'client_reference_id' | 'metadata'
> & {
  title: string;
  description: string;
  /** Id of a payment method configuration; null for the default, which offers all. */
  offer: StandInOffer | null;
  /** The payer's mail address. */
  email: string;
  /** The shop's text above the button. */
  note: string;
  intent: Pick<LedgerIntent, 'description' | 'metadata'>;
};

/** Ids of payment method configurations with cards or wallets only. */
export const standInOffers = ['pmc_test_cards', 'pmc_test_wallets'] as const;
export type StandInOffer = (typeof standInOffers)[number];

export interface LedgerRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'succeeded';
}

/** The stand-in's money, in cents. */
export interface PaymentBooks {
  /** Authorised, neither captured nor released. */
  authorised: number;
  captured: number;
  refunded: number;
  payments: { id: string; reservationId: string; status: IntentStatus; refunded: boolean }[];
}
