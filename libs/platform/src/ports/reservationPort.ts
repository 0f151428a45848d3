import type { Lead, Site, Vehicle } from '@forecourt/domain';

/**
 * State of a reservation as its visitor sees it. `paying`: the vehicle is not held yet, the deposit is being paid.
 * `lost`: another visitor was first. `failed`: the bank declined. `abandoned`: not paid. `refused`: the person, the
 * card or the site already holds as many vehicles as allowed. In these four cases nothing was charged.
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
  /** Further fields of the lead, where the form has them. */
  enquiry?: Partial<Pick<Lead, 'message' | 'opt_in' | 'user_agent' | 'lead_attributes'>>;
  /** Made with the form: the same form sent twice makes one reservation. */
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

/** What a page may show of a reservation: nothing about the visitor. */
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
  /** End of the hold, while the vehicle is held. */
  until: Date | null;
  /** The limit that was exceeded, of a refused attempt. */
  refused_for: HoldLimit | null;
  /** State of the refund; null where there is none. */
  refund: 'due' | 'done' | null;
  /** Address of the payment page, while it is open. */
  payment_url: string | null;
  /** Phone of the visitor who was signed in when it was started, in E.164. Never sent to a browser. */
  visitor_phone: string | null;
  created_at: Date;
}

/** Deposits that hold vehicles. Every method is limited to the site that asks. */
export interface ReservationService {
  /** Whether this vehicle can be reserved now. @param kind default 'reserve' */
  offers(site: Site, vehicle: Vehicle, kind?: ReservationKind): boolean;
  /** Starts a reservation and returns the payment page. Never throws for bad input or an unreachable provider. */
  start(site: Site, order: ReservationOrder): Promise<ReservationStart>;
  /** Asks the provider for the state of the payment and acts on it. Idempotent. */
  settle(site: Site, reservationId: string, now: Date): Promise<ReservationStatus | null>;
  /** Closes the payment page of a visitor who came back without paying. A payment made nevertheless counts. */
  cancel(site: Site, reservationId: string, now: Date): Promise<ReservationStatus | null>;
  /**
   * Cancels a hold for its visitor: frees the vehicle at once and gives the deposit back, now or as soon as the payment
   * provider answers. Idempotent; a reservation that is not held any more stays as it is, and its status says why.
   * @returns null for a reservation of another site
   * @throws where the database does not answer: the status says later whether it was cancelled
   */
  cancelHold(site: Site, reservationId: string, now: Date): Promise<ReservationStatus | null>;
  /** Id of the reservation that a mail's signed link may cancel; null where the link is expired or not of this site. */
  cancelLinkOf(site: Site, token: string, now: Date): string | null;
  status(site: Site, reservationId: string): Promise<ReservationStatus | null>;
  /** Reservations of a verified phone, newest first, without attempts that a later one for the same vehicle replaced. */
  byPhone(site: Site, phone: string): Promise<ReservationStatus[]>;
  /** Ends of current holds by vehicle, on any site; vehicles that are not held are left out. */
  heldUntil(site: Site, carIds: readonly string[]): Promise<Map<string, Date>>;
  /** Handles a webhook of the payment provider. @returns the HTTP status to answer with */
  webhook(rawBody: string, signature: string | null): Promise<{ status: number }>;
  /** Origins of the payment pages, for `form-action` in the content security policy. */
  paymentOrigins(): string[];
  close(): Promise<void>;
}

/** Limits of how many vehicles may be held at a time. */
export const holdLimits = ['person', 'card', 'site'] as const;

export type HoldLimit = (typeof holdLimits)[number];
