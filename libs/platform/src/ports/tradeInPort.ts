import type { AustralianState, LeadAttributes, Site } from '@forecourt/domain';
import type { FormErrors } from '@forecourt/domain/answers';
import type {
  OwnVehicle,
  TradeInAsked,
  TradeInIntent,
  TradeInResult,
  TradeInStep,
  ValuationQuestion,
} from '@forecourt/forms/model';
import type { LeadContext } from './leadPort.ts';
import type { FindValuation, PurchaseOwner, PurchaseVisitor } from './purchasePort.ts';
import type { SentFile, UploadedPicture } from './uploadPort.ts';

/** A picture as its visitor sees it again. */
export interface OwnPicture extends UploadedPicture {
  /** Of the site; for a day, and smaller with `width=192`. */
  path: string;
}

export type TradeInState = 'open' | 'accepted' | 'asked';

/** A visitor's car as its page needs it. */
export interface TradeInView {
  /** Null while nothing was begun. */
  id: string | null;
  state: TradeInState;
  /** Of the dealer's vehicle that it goes towards. */
  car_id: string | null;
  rego: string | null;
  regoState: AustralianState | null;
  lookup: 'found' | 'not-found' | 'unavailable' | 'typed' | null;
  vehicle: OwnVehicle | null;
  /** Kilometres the register last knew of. */
  knownKms: number | null;
  kms: number | null;
  questions: readonly ValuationQuestion[];
  /** Values of the answers, by the question's id. */
  answers: Readonly<Record<string, string>>;
  /** Null until it is known, and again once an estimate has run out. */
  result: TradeInResult | null;
  pictures: readonly OwnPicture[];
  lead_id: string | null;
  /** When the site kept it as valuation data. */
  kept_at: Date | null;
  created_at: Date | null;
  /** What the forms of the steps depend on. */
  asked: TradeInAsked;
}

export interface TradeInProblem {
  ok: false;
  status: number;
  /** In words for the visitor. */
  error: string;
  fieldErrors: FormErrors;
  /** Step that has to be looked at again. */
  step: TradeInStep | null;
}

export type TradeInLook = { ok: true; view: TradeInView } | TradeInProblem;
export type TradeInSave = { ok: true; next: TradeInStep } | TradeInProblem;
export type TradeInEnd = { ok: true; lead_id: string; state: 'accepted' | 'asked' } | TradeInProblem;
export type PicturesAnswer = { ok: true; added: number; refused: string[] } | TradeInProblem;

export interface TradeInSaving {
  step: Exclude<TradeInStep, 'offer'>;
  /** The form as sent. */
  values: Readonly<Record<string, unknown>>;
  intent: TradeInIntent;
  /** Dealer's vehicle that it goes towards; null for none. */
  carId: string | null;
  /** Of the visitor, for the limit of look-ups only; never stored. */
  address: string;
}

export interface TradeInEnding {
  intent: 'accept' | 'ask';
  values: Readonly<Record<string, unknown>>;
  /** How the visitor came to it. */
  visit: LeadAttributes;
  context: LeadContext;
}

/** Visitors' own cars, valued step by step. No method throws for bad input or an unreachable database. */
export interface TradeInService {
  /** Begins nothing, so it is safe for every page view. */
  find(site: Site, visitor: PurchaseVisitor): Promise<TradeInLook>;
  /** Checks and keeps one step, begins where nothing was begun, and says where the visitor goes next. */
  save(site: Site, owner: PurchaseOwner, saving: TradeInSaving): Promise<TradeInSave>;
  /** Accepts the offer, or asks for an appraisal: one lead, however often it is sent. */
  end(site: Site, owner: PurchaseOwner, ending: TradeInEnding): Promise<TradeInEnd>;
  addPictures(site: Site, owner: PurchaseVisitor, files: readonly SentFile[], address: string): Promise<PicturesAnswer>;
  removePicture(site: Site, owner: PurchaseVisitor, id: string): Promise<boolean>;
  /** Begins with another car; what was decided stays. */
  startAgain(site: Site, owner: PurchaseOwner): Promise<boolean>;
  /** Keeps the newest result as valuation data. @returns false where there is none */
  keepResult(site: Site, owner: PurchaseVisitor): Promise<boolean>;
  /** Decided and kept ones of a phone, newest first. */
  byPhone(site: Site, phone: string): Promise<TradeInView[]>;
  /** The offer that this visitor accepted for a plate, while it stands. */
  findValuation: FindValuation;
  /** Deletes everything of a phone that was not decided. @returns how many */
  forget(site: Site, phone: string): Promise<number>;
  /** Deletes what nobody went on with for 60 days. @returns how many */
  sweep(): Promise<number>;
}
