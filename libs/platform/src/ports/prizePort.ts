import type { LeadAttributes, Site } from '@forecourt/domain';

/** A prize as its winner sees it. */
export interface WonPrize {
  draw_id: string;
  prize_id: string;
  name: string;
  text: string;
  /** To be shown at the dealership. @example 'K7M2-X9RT' */
  code: string;
  won_at: Date;
}

export interface PrizeDraw {
  /** Of the session, proved by a code. In E.164. */
  phone: string;
  /** What the visitor wants to be called, as it was written; may be empty. */
  name: string;
  /** How the visitor came to it. */
  visit: LeadAttributes;
  userAgent: string;
  now: Date;
}

export type PrizeDrawResult =
  | {
      ok: true;
      won: WonPrize;
      /** False for a phone that had its turn before: it gets the prize it has. */
      isNew: boolean;
    }
  | {
      ok: false;
      /** `none`: the site has no draw; `closed`: its time is over; `unavailable`: try again. */
      reason: 'none' | 'closed' | 'unavailable';
      /** A sentence for the visitor. */
      error: string;
    };

/** Prizes that visitors draw: one for each phone and site, ever. Every method is limited to the site that asks. */
export interface PrizeService {
  /** What a phone has won. @throws where the database does not answer */
  find(site: Site, phone: string): Promise<WonPrize | null>;
  /** Decides, records and tells the dealer in one step. Any number of calls for a phone give it the same prize. */
  draw(site: Site, draw: PrizeDraw): Promise<PrizeDrawResult>;
}
