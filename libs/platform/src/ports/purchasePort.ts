import type { LeadAttributes, Position, Refusal, Site, Vehicle } from '@forecourt/domain';
import type { FormErrors } from '@forecourt/domain/answers';
import type {
  AcceptedValuation,
  Entries,
  FormStep,
  OrderEntries,
  OrderReading,
  PurchaseContext,
  PurchaseStep,
  Quote,
} from '@forecourt/purchase/model';
import type { ReservationService, ReservationStatus } from './reservationPort.ts';

/** Who asks: a device by its token, and the phone of a session, where there are such. */
export interface PurchaseVisitor {
  /** From the device's HttpOnly cookie; null without one. */
  device: string | null;
  /** In E.164, proved by sign-in; null for who is not signed in. */
  phone: string | null;
}

/** Who may keep an order: a device is always known, because the order was begun with it. */
export interface PurchaseOwner extends PurchaseVisitor {
  device: string;
}

export type DraftState = 'open' | 'paying' | 'ordered';

/** An order as its page needs it, by the facts as they are now. */
export interface PurchaseView {
  /** Null while nothing was begun. */
  draft_id: string | null;
  /** `paying`: a deposit is under way. `ordered`: it is paid, and the vehicle held. */
  state: DraftState;
  vehicle: Vehicle;
  context: PurchaseContext;
  /** What was typed, by step. */
  entries: OrderEntries;
  order: OrderReading;
  quote: Quote;
  saved_at: Date | null;
  /** The reservation that counts: the paid one, else the newest. */
  reservation: ReservationStatus | null;
}

export interface PurchaseProblem {
  ok: false;
  status: number;
  /** In words for the visitor. */
  error: string;
  /** Why the vehicle cannot be bought, where that is the reason. */
  refusal: Refusal | null;
  /** Where a visitor who cannot buy it may look; null for a vehicle the site does not know. */
  vehicle: Vehicle | null;
  /** Step that has to be looked at again, and what is wrong with it. */
  step: FormStep | null;
  fieldErrors: FormErrors;
  /** What was sent, so that nothing has to be typed twice. */
  entries: Entries | null;
}

export type PurchaseLook = { ok: true; view: PurchaseView } | PurchaseProblem;
export type PurchaseSave = { ok: true; draft_id: string; next: PurchaseStep } | PurchaseProblem;
export type PurchaseSubmit = { ok: true; reservation_id: string; redirect: string } | PurchaseProblem;

export interface PurchaseSubmission {
  /** The form of the deposit's step. */
  values: Readonly<Record<string, unknown>>;
  /** Paths of the site that the payment page leads back to; `{id}` stands for the reservation. */
  successPath: string;
  cancelPath: string;
  userAgent?: string;
  /** How the visitor came to it. */
  visit?: LeadAttributes;
  /** Address of the visitor, for the limit of attempts only. */
  address: string;
}

/** Orders that visitors put together over days. No method throws for bad input or an unreachable database. */
export interface PurchaseService {
  /** A token for the cookie of a device that has none. */
  newDevice(): string;
  /** The order of this visitor for a vehicle, or an empty one. Begins nothing, so it is safe for every page view. */
  find(site: Site, carSlugOrId: string, visitor: PurchaseVisitor): Promise<PurchaseLook>;
  /** The same, begun where there is none. */
  open(site: Site, carSlugOrId: string, owner: PurchaseOwner): Promise<PurchaseLook>;
  /** Checks and keeps one step, and says where the visitor goes next. */
  save(
    site: Site,
    draftId: string,
    owner: PurchaseOwner,
    step: string,
    values: Readonly<Record<string, unknown>>,
  ): Promise<PurchaseSave>;
  /** Checks everything again and starts the deposit. However often it is sent, one version makes one reservation. */
  submit(site: Site, draftId: string, owner: PurchaseOwner, submission: PurchaseSubmission): Promise<PurchaseSubmit>;
  /** Throws away what this visitor kept for the draft's vehicle, unless it is ordered. @returns whether it did */
  startAgain(site: Site, draftId: string, owner: PurchaseOwner): Promise<boolean>;
  /** Deletes orders nobody went on with for 60 days. @returns how many */
  sweep(): Promise<number>;
}

/** What orders need of reservations. */
export type PurchaseReservations = Pick<ReservationService, 'offers' | 'start' | 'status'>;

/** Coordinates of a postcode, or null where they are not known. */
export type Locate = (postcode: string) => Promise<Position | null>;

/** An accepted valuation of a visitor's car by its plate, or null. */
export type FindValuation = (site: Site, visitor: PurchaseVisitor, rego: string) => Promise<AcceptedValuation | null>;
