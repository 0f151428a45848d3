import type { CountryCode, LeadAttributes, Position, Refusal, Site, Vehicle } from '@forecourt/domain';
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

/** The caller: a device by its token, and the phone of the session, where it has them. */
export interface PurchaseVisitor {
  /** From the device's HttpOnly cookie; null without one. */
  device: string | null;
  /** Verified by sign-in, in E.164; null when not signed in. */
  phone: string | null;
}

/** Owner of an order. The device is always known, because orders start on one. */
export interface PurchaseOwner extends PurchaseVisitor {
  device: string;
}

export type DraftState = 'open' | 'paying' | 'ordered';

/** An order as its page needs it, with current vehicle and prices. */
export interface PurchaseView {
  /** Null before the first step is saved. */
  draft_id: string | null;
  /** `paying`: a deposit is being paid. `ordered`: it is paid, and the vehicle held. */
  state: DraftState;
  vehicle: Vehicle;
  context: PurchaseContext;
  /** Answers by step. */
  entries: OrderEntries;
  order: OrderReading;
  quote: Quote;
  saved_at: Date | null;
  /** The paid reservation, else the newest. */
  reservation: ReservationStatus | null;
}

export interface PurchaseProblem {
  ok: false;
  status: number;
  /** In words for the visitor. */
  error: string;
  /** Why the vehicle cannot be bought, where that is the reason. */
  refusal: Refusal | null;
  /** The vehicle, for a link to it; null for one the site does not have. */
  vehicle: Vehicle | null;
  /** Step with errors. */
  step: FormStep | null;
  fieldErrors: FormErrors;
  /** The form as sent, so that nothing has to be entered twice. */
  entries: Entries | null;
}

export type PurchaseFindResult = { ok: true; view: PurchaseView } | PurchaseProblem;
export type PurchaseSaveResult = { ok: true; draft_id: string; next: PurchaseStep } | PurchaseProblem;
export type PurchaseSubmitResult = { ok: true; reservation_id: string; redirect: string } | PurchaseProblem;

export interface PurchaseSubmission {
  /** The form of the deposit's step. */
  values: Readonly<Record<string, unknown>>;
  /** Paths of the site that the payment page leads back to; `{id}` stands for the reservation. */
  successPath: string;
  cancelPath: string;
  userAgent?: string;
  /** How the visitor came to the site. */
  visit?: LeadAttributes;
  /** Address of the visitor, for the limit of attempts only. */
  address: string;
}

/** Orders that visitors fill in over days. No method throws for bad input or an unreachable database. */
export interface PurchaseService {
  /** A token for the cookie of a new device. */
  newDevice(): string;
  /** The order of this visitor for a vehicle, or an empty one. Stores nothing, so it is safe for every page view. */
  find(site: Site, carSlugOrId: string, visitor: PurchaseVisitor): Promise<PurchaseFindResult>;
  /** The same, but creates the order where there is none. */
  open(site: Site, carSlugOrId: string, owner: PurchaseOwner): Promise<PurchaseFindResult>;
  /** Checks and stores one step, and returns the next. */
  save(
    site: Site,
    draftId: string,
    owner: PurchaseOwner,
    step: string,
    values: Readonly<Record<string, unknown>>,
  ): Promise<PurchaseSaveResult>;
  /** Checks everything again and starts the deposit. Idempotent for one version of the order. */
  submit(
    site: Site,
    draftId: string,
    owner: PurchaseOwner,
    submission: PurchaseSubmission,
  ): Promise<PurchaseSubmitResult>;
  /** Deletes this visitor's draft for the vehicle, unless it is ordered. @returns whether it did */
  startAgain(site: Site, draftId: string, owner: PurchaseOwner): Promise<boolean>;
  /** Deletes orders abandoned for 60 days. @returns how many */
  sweep(): Promise<number>;
}

/** The part of the reservation service that orders use. */
export type PurchaseReservations = Pick<ReservationService, 'offers' | 'start' | 'status'>;

/** Coordinates of a postcode, or null where they are not known. */
export type Locate = (postcode: string, country: CountryCode) => Promise<Position | null>;

/** An accepted valuation of a visitor's car by its plate, or null. */
export type FindValuation = (site: Site, visitor: PurchaseVisitor, rego: string) => Promise<AcceptedValuation | null>;
