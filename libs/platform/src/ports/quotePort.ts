import type { Site, Vehicle } from '@forecourt/domain';

/** A quote for one vehicle, in whole cents and percent per year. */
export type Quote = NonNullable<Vehicle['youxQuote']>;

/** The vehicle that a quote is requested for. */
export interface QuoteQuestion {
  /** Whole dollars. */
  purchasePrice: number;
  year: number | null;
  vin: string | null;
  nvic: string | null;
}

/** Asks a service for a loan quote; null where it gives none. Does not throw, and has a time limit. */
export type FetchQuote = (question: QuoteQuestion) => Promise<Quote | null>;

/** `none`: the site offers no quote for this vehicle; `unavailable`: no answer; `often`: the rate limit is used up. */
export type QuoteResult =
  | { ok: true; quote: Quote }
  | { ok: false; reason: 'none' | 'unavailable' }
  | { ok: false; reason: 'often'; retryAfterSeconds: number };

export interface QuoteService {
  /**
   * A loan quote for one of the site's vehicles. Price and vehicle are always read from the stock.
   * @param address of the visitor, for the rate limit only; without it there is no limit
   */
  quote(site: Site, carId: unknown, address?: string): Promise<QuoteResult>;
}

/** Where no service is configured. */
export const noQuotes: FetchQuote = () => Promise.resolve(null);
