import type { LeadAttributes, Site } from '@forecourt/domain';
import type { OnlinePaymentState } from '@forecourt/purchase/model';

/** Who asks: a browser by the token of its cookie, a signed-in visitor by the phone of the session. */
export interface OnlinePaymentOwner {
  device: string | null;
  /** In E.164. */
  phone: string | null;
}

export interface OnlinePaymentOrder {
  /** The form as it was sent; read by the site's own options. */
  values: Readonly<Record<string, unknown>>;
  /** How the visitor came to it. */
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

/** What a page may know of a payment: nothing of who pays. */
export interface OnlinePaymentStatus {
  payment_id: string;
  /** What the visitor names when calling. @example 'A1B2C3D4' */
  receipt: string;
  state: OnlinePaymentState;
  /** Whole cents. */
  amount: number;
  purpose: string;
  reference: string;
  location_id: string | null;
  /** When the money was taken. */
  paid_at: Date | null;
  /** The payment page, while it can still be paid on. */
  payment_url: string | null;
  /** Whose it is, in E.164: who was signed in when it was begun. Never told to a browser. */
  visitor_phone: string | null;
}

/** Payments other than deposits. Every method is limited to the site that asks. */
export interface OnlinePaymentService {
  /** Whether the site takes payments now. */
  offers(site: Site): boolean;
  /** Begins a payment and says where the visitor pays. Never throws for bad input or a provider that is away. */
  start(site: Site, order: OnlinePaymentOrder): Promise<OnlinePaymentStart>;
  /** Asks the provider how the payment stands and acts on it. Harmless to call at any time, any number of times. */
  settle(site: Site, paymentId: string, now: Date): Promise<OnlinePaymentStatus | null>;
  /** Closes the payment page of a visitor who came back without paying. What was paid all the same counts. */
  cancel(site: Site, paymentId: string, now: Date): Promise<OnlinePaymentStatus | null>;
  status(site: Site, paymentId: string): Promise<OnlinePaymentStatus | null>;
  /** The form as it was filled in, for who filled it in; null for everybody else. */
  entries(site: Site, paymentId: string, owner: OnlinePaymentOwner): Promise<Record<string, string> | null>;
}
