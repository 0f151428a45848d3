import type { LeadAttributes, Site } from '@forecourt/domain';

/** A prize as its winner sees it. */
export interface WonPrize {
  draw_id: string;
  prize_id: string;
  name: string;
  text: string;
  /** The winner shows it at the dealership. @example 'K7M2-X9RT' */
  code: string;
  won_at: Date;
}

export interface PrizeDraw {
  /** Of the session, proved by a code. In E.164. */
  phone: string;
  /** As entered; may be empty. */
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
      /** False for a phone that had drawn before: it gets the same prize again. */
      isNew: boolean;
    }
  | {
      ok: false;
      /** `none`: the site has no draw; `closed`: the draw is over; `unavailable`: try again. */
      reason: 'none' | 'closed' | 'unavailable';
      /** A sentence for the visitor. */
      error: string;
    };

/** Prize draws: one for each phone and site, ever. Every method is limited to the given site. */
export interface PrizeService {
  /** The prize of a phone. @throws where the database does not answer */
  find(site: Site, phone: string): Promise<WonPrize | null>;
  /**
   * Draws and stores a prize and sends the dealer a lead, in one transaction. Further calls for a phone return the same
   * prize.
   */
  draw(site: Site, draw: PrizeDraw): Promise<PrizeDrawResult>;
}
