import type { Jurisdiction, LeadAttributes, Site } from '@forecourt/domain';
import type { FormErrors } from '@forecourt/domain/answers';
import type {
  OwnVehicle,
  TradeInContext,
  TradeInIntent,
  TradeInResult,
  TradeInStep,
  ValuationQuestion,
} from '@forecourt/forms/model';
import type { LeadContext } from './leadPort.ts';
import type { FindValuation, PurchaseOwner, PurchaseVisitor } from './purchasePort.ts';
import type { SentFile, UploadedPicture } from './uploadPort.ts';

/** A picture that the visitor uploaded. */
export interface OwnPicture extends UploadedPicture {
  /** Path on the site, valid for a day; `width=192` gives a thumbnail. */
  path: string;
}

export type TradeInState = 'open' | 'accepted' | 'asked';

/** A visitor's car as its page needs it. */
export interface TradeInView {
  /** Null before the first step is saved. */
  id: string | null;
  state: TradeInState;
  /** The dealer's vehicle that it is traded in for. */
  car_id: string | null;
  rego: string | null;
  regoState: Jurisdiction | null;
  lookup: 'found' | 'not-found' | 'unavailable' | 'typed' | null;
  vehicle: OwnVehicle | null;
  /** Kilometres last recorded by the register. */
  reportedKms: number | null;
  kms: number | null;
  questions: readonly ValuationQuestion[];
  /** Values of the answers, by the question's id. */
  answers: Readonly<Record<string, string>>;
  /** Null until it is known, and again once an estimate has run out. */
  result: TradeInResult | null;
  pictures: readonly OwnPicture[];
  lead_id: string | null;
  /** When the result was stored as valuation data. */
  kept_at: Date | null;
  created_at: Date | null;
  /** What the forms of the steps depend on. */
  context: TradeInContext;
}

export interface TradeInProblem {
  ok: false;
  status: number;
  /** In words for the visitor. */
  error: string;
  fieldErrors: FormErrors;
  /** Step with errors. */
  step: TradeInStep | null;
}

export type TradeInFindResult = { ok: true; view: TradeInView } | TradeInProblem;
export type TradeInSaveResult = { ok: true; next: TradeInStep } | TradeInProblem;
export type TradeInEndResult = { ok: true; lead_id: string; state: 'accepted' | 'asked' } | TradeInProblem;
export type AddPicturesResult = { ok: true; added: number; refused: string[] } | TradeInProblem;

/** A car found by its plate, without a valuation. */
export type PlateResult =
  { ok: true; rego: string; regoState: Jurisdiction; vehicle: OwnVehicle & { kms: number | null } } | TradeInProblem;

export interface TradeInSaving {
  step: Exclude<TradeInStep, 'offer'>;
  /** The form as sent. */
  values: Readonly<Record<string, unknown>>;
  intent: TradeInIntent;
  /** The dealer's vehicle that it is traded in for; null for none. */
  carId: string | null;
  /** Of the visitor, for the rate limit of look-ups only; never stored. */
  address: string;
}

export interface TradeInEnding {
  intent: 'accept' | 'ask';
  values: Readonly<Record<string, unknown>>;
  /** How the visitor came to it. */
  visit: LeadAttributes;
  context: LeadContext;
}

/** Valuations of visitors' own cars, step by step. No method throws for bad input or an unreachable database. */
export interface TradeInService {
  /** Stores nothing, so it is safe for every page view. */
  find(site: Site, visitor: PurchaseVisitor): Promise<TradeInFindResult>;
  /** Checks and stores one step, creates the trade-in with the first one, and returns the next step. */
  save(site: Site, owner: PurchaseOwner, saving: TradeInSaving): Promise<TradeInSaveResult>;
  /** Accepts the offer, or asks for an appraisal: one lead, however often the form is sent. */
  end(site: Site, owner: PurchaseOwner, ending: TradeInEnding): Promise<TradeInEndResult>;
  addPictures(
    site: Site,
    owner: PurchaseVisitor,
    files: readonly SentFile[],
    address: string,
  ): Promise<AddPicturesResult>;
  removePicture(site: Site, owner: PurchaseVisitor, id: string): Promise<boolean>;
  /** Starts over with another car. Accepted offers and requested appraisals stay. */
  startAgain(site: Site, owner: PurchaseOwner): Promise<boolean>;
  /** Stores the newest result as valuation data. @returns false where there is none */
  keepResult(site: Site, owner: PurchaseVisitor): Promise<boolean>;
  /** Accepted, requested and stored trade-ins of a phone, newest first. */
  byPhone(site: Site, phone: string): Promise<TradeInView[]>;
  /** The car of a plate, by the rule and the limit of the first step; stores nothing. */
  lookUp(site: Site, values: Readonly<Record<string, unknown>>, address: string): Promise<PlateResult>;
  /** The newest offer that this visitor accepted, while it is valid. */
  findAccepted(site: Site, visitor: PurchaseVisitor): Promise<TradeInView | null>;
  /** The offer that this visitor accepted for a number plate, while it is valid. */
  findValuation: FindValuation;
  /** Deletes the open trade-ins of a phone. @returns how many */
  forget(site: Site, phone: string): Promise<number>;
  /** Deletes trade-ins abandoned for 60 days. @returns how many */
  sweep(): Promise<number>;
}
