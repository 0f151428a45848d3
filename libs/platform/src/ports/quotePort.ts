import type { Site, Vehicle } from '@forecourt/domain';

/** A quote for one vehicle, in whole cents and percent per year. */
export type Quote = NonNullable<Vehicle['youxQuote']>;

/** What a quote is asked for. */
export interface QuoteQuestion {
  /** Whole dollars. */
  purchasePrice: number;
  year: number | null;
  vin: string | null;
  nvic: string | null;
}

/** A service that quotes loans; null where it did not. Does not throw, and has a time limit. */
export type AskQuote = (question: QuoteQuestion) => Promise<Quote | null>;

/** `none`: the site asks for no quote of this vehicle; `unavailable`: nobody answered; `often`: the address has to wait. */
export type QuoteResult =
  | { ok: true; quote: Quote }
  | { ok: false; reason: 'none' | 'unavailable' }
  | { ok: false; reason: 'often'; retryAfterSeconds: number };

export interface QuoteService {
  /**
   * What financing one of the site's vehicles costs. Price and vehicle are those of the stock, whoever asks.
   * @param address of the visitor, for the limit of questions only; without one there is no limit
   */
  quote(site: Site, carId: unknown, address?: string): Promise<QuoteResult>;
}

/** Where no service is configured. */
export const noQuotes: AskQuote = () => Promise.resolve(null);
