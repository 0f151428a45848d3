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
  /** Its name; what it is the ledger tells who asks for it. */
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

/** What a session is made of, beside what the ledger gives it. */
export type NewSession = Pick<
  LedgerSession,
  'success_url' | 'cancel_url' | 'expires_at' | 'amount_total' | 'currency' | 'client_reference_id' | 'metadata'
> & {
  title: string;
  description: string;
  /** Setting of the account for the ways to pay; null for the account's own, which are all. */
  offer: StandInOffer | null;
  /** Whose payment it is. */
  email: string;
  /** Words of the shop above the button. */
  note: string;
  intent: Pick<LedgerIntent, 'description' | 'metadata'>;
};

/** Settings of the account that offer only some ways to pay. */
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
  /** Authorised and neither captured nor given up. */
  authorised: number;
  captured: number;
  refunded: number;
  payments: { id: string; reservationId: string; status: IntentStatus; refunded: boolean }[];
}
