import type { Lead, Site, Vehicle } from '@forecourt/domain';

/**
 * How a reservation stands for its visitor. `paying`: nothing is held yet, or the deposit is still being taken.
 * `lost`: somebody else was first. `failed`: the bank refused. `abandoned`: nobody paid. In all three nothing was
 * charged. `refused`: paid, but more is held already than one person, one card or the site may; it was not charged.
 */
export type ReservationState =
  'paying' | 'held' | 'lapsed' | 'refunded' | 'completed' | 'failed' | 'abandoned' | 'lost' | 'refused';

export type ReservationKind = 'reserve' | 'purchase';

export interface ReservationOrder {
  carId: string;
  kind: ReservationKind;
  draftId?: string;
  visitor: { name: string; last_name: string; email: string; phone: string; postcode: string };
  /** Phone of the session, proved by a code; null for a visitor who is not signed in. */
  visitorPhone: string | null;
  /** Goes into the lead. */
  fields: Readonly<Record<string, string | boolean>>;
  /** More of the lead, where the form knows it. */
  enquiry?: Partial<Pick<Lead, 'message' | 'opt_in' | 'user_agent' | 'lead_attributes'>>;
  /** Chosen by the form before it is sent: the same form sent again is the same reservation. */
  idempotencyKey: string;
  /** Paths of the site that the payment page leads back to; `{id}` stands for the reservation. */
  successPath: string;
  cancelPath: string;
  /** Address of the visitor, for the limit of attempts only. */
  address: string;
  now: Date;
}

export type ReservationStart =
  | { ok: true; reservation_id: string; redirect: string }
  | {
      ok: false;
      status: number;
      /** A sentence for the visitor. */
      error: string;
      fieldErrors: Record<string, string>;
    };

/** What a page may know of a reservation: nothing of its visitor. */
export interface ReservationStatus {
  reservation_id: string;
  state: ReservationState;
  kind: ReservationKind;
  car_id: string;
  car_name: string;
  draft_id: string | null;
  /** Whole cents. */
  amount: number;
  hold_hours: number;
  /** End of the hold, while there is one. */
  until: Date | null;
  /** Whose share of held vehicles was used up, of an attempt that was refused for it. */
  refused_for: HoldLimit | null;
  /** Of a deposit that goes back: on its way, or there. */
  refund: 'due' | 'done' | null;
  /** The payment page, while it can still be paid on. */
  payment_url: string | null;
  /** Whose it is, in E.164: who was signed in when it was begun. Never told to a browser. */
  visitor_phone: string | null;
  created_at: Date;
}

/** Deposits that hold vehicles. Every method is limited to the site that asks. */
export interface ReservationService {
  /** Whether a deposit may be put on this vehicle now. @param kind default 'reserve' */
  offers(site: Site, vehicle: Vehicle, kind?: ReservationKind): boolean;
  /** Begins a reservation and says where the visitor pays. Never throws for bad input or a provider that is away. */
  start(site: Site, order: ReservationOrder): Promise<ReservationStart>;
  /** Asks the provider how the payment stands and acts on it. Harmless to call at any time, any number of times. */
  settle(site: Site, reservationId: string, now: Date): Promise<ReservationStatus | null>;
  /** Closes the payment page of a visitor who came back without paying. What was paid all the same counts. */
  cancel(site: Site, reservationId: string, now: Date): Promise<ReservationStatus | null>;
  status(site: Site, reservationId: string): Promise<ReservationStatus | null>;
  /** Of the visitor who proved this phone, newest first. */
  byPhone(site: Site, phone: string): Promise<ReservationStatus[]>;
  /** Until when vehicles are held, whichever site holds them; those that are not held are left out. */
  heldUntil(site: Site, carIds: readonly string[]): Promise<Map<string, Date>>;
  /** A message of the payment provider. @returns the HTTP status it is answered with */
  webhook(rawBody: string, signature: string | null): Promise<{ status: number }>;
  /** Origins that browsers are sent to for paying: for the form-action of the security policy. */
  paymentOrigins(): string[];
  close(): Promise<void>;
}

/** Whose share of held vehicles is used up. */
export const holdLimits = ['person', 'card', 'site'] as const;

export type HoldLimit = (typeof holdLimits)[number];
