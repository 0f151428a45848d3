import type { LeadAttributes, Site } from '@forecourt/domain';
import type { OnlinePaymentState } from '@forecourt/purchase/model';

/** The caller: a browser by the token of its cookie, a signed-in visitor by the phone of the session. */
export interface OnlinePaymentOwner {
  device: string | null;
  /** In E.164. */
  phone: string | null;
}

export interface OnlinePaymentOrder {
  /** The form as sent; checked against the site's options. */
  values: Readonly<Record<string, unknown>>;
  /** How the visitor came to the site. */
  visit: LeadAttributes;
  owner: OnlinePaymentOwner;
  userAgent: string;
  /** Address of the visitor, for the limit of attempts only. */
  address: string;
  /** Paths of the site that the payment page leads back to; `{id}` stands for the payment. */
  successPath: string;
  cancelPath: string;
  now: Date;
}

export type OnlinePaymentStart =
  | { ok: true; payment_id: string; redirect: string }
  | {
      ok: false;
      status: number;
      /** A sentence for the visitor. */
      error: string;
      fieldErrors: Record<string, string>;
    };

/** What a page may show of a payment: nothing about the payer. */
export interface OnlinePaymentStatus {
  payment_id: string;
  /** Reference for phone calls. @example 'A1B2C3D4' */
  receipt: string;
  state: OnlinePaymentState;
  /** Whole cents. */
  amount: number;
  purpose: string;
  reference: string;
  location_id: string | null;
  /** When the payment was captured. */
  paid_at: Date | null;
  /** Address of the payment page, while it is open. */
  payment_url: string | null;
  /** Phone of the visitor who was signed in when it was started, in E.164. Never sent to a browser. */
  visitor_phone: string | null;
}

/** Payments other than deposits. Every method is limited to the site that asks. */
export interface OnlinePaymentService {
  /** Whether the site takes payments now. */
  offers(site: Site): boolean;
  /** Starts a payment and returns the payment page. Never throws for bad input or an unreachable provider. */
  start(site: Site, order: OnlinePaymentOrder): Promise<OnlinePaymentStart>;
  /** Asks the provider for the state of the payment and acts on it. Idempotent. */
  settle(site: Site, paymentId: string, now: Date): Promise<OnlinePaymentStatus | null>;
  /** Closes the payment page of a visitor who came back without paying. A payment made nevertheless counts. */
  cancel(site: Site, paymentId: string, now: Date): Promise<OnlinePaymentStatus | null>;
  status(site: Site, paymentId: string): Promise<OnlinePaymentStatus | null>;
  /** The form as it was filled in, for its sender only; null for everybody else. */
  entries(site: Site, paymentId: string, owner: OnlinePaymentOwner): Promise<Record<string, string> | null>;
}
