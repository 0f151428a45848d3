import { dollars, type PublicSite, type Site, type Vehicle } from '@forecourt/domain';
import { asksQuote } from '@forecourt/finance/model';
import { limitInProcess, type OpenAddressLimit } from '../../limits/addressLimit.ts';
import { openAnswerCache } from '../../calls/answerCache.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { FetchQuote, Quote, QuoteQuestion, QuoteService } from '../../ports/quotePort.ts';

export interface QuoteDeps {
  fetchQuote: FetchQuote;
  inventory: Pick<InventoryStore, 'byIds'>;
  publicSite(site: Site): PublicSite;
  now: () => Date;
  /** Quotes cached in memory. @default 10_000 */
  max?: number;
  /** Quotes that one address may request in ten minutes; cached ones do not count. @default 60 */
  perAddress?: number;
  /** @default counts in this process alone */
  openLimit?: OpenAddressLimit;
}

const hour = 3_600_000;
/** Rates change daily; failures are cached only briefly. */
const cacheMs = ({ quote }: { quote: Quote | null }): number => (quote ? 12 * hour : 30_000);

const questionOf = ({ price, year, vin, nvic }: Vehicle): QuoteQuestion => ({
  purchasePrice: dollars(price ?? 0),
  year,
  vin,
  nvic,
});

/** Cached quotes for vehicles, on sites that show them. */
export function openQuotes(parts: QuoteDeps): QuoteService {
  const { fetchQuote, inventory, publicSite, now, max = 10_000, perAddress = 60, openLimit = limitInProcess } = parts;
  const wait = openLimit({ name: 'quote', points: perAddress, seconds: 600 });
  // The question is the cache key, so that a new price leads to a new quote.
  const quotes = openAnswerCache({
    now,
    cacheMs,
    max,
    get: async (key) => ({ quote: await fetchQuote(JSON.parse(key) as QuoteQuestion).catch(() => null) }),
  });

  return {
    async quote(site, carId, address = '') {
      if (typeof carId !== 'string' || carId === '' || carId.length > 64) return { ok: false, reason: 'none' };
      const [vehicle] = await inventory.byIds(site, [carId]);
      if (!vehicle?.show_on_dealer_website || !asksQuote(publicSite(site), vehicle, now()))
        return { ok: false, reason: 'none' };
      const key = JSON.stringify(questionOf(vehicle));
      let answer = quotes.cached(key);
      if (!answer) {
        const retryAfterSeconds = await wait(address);
        if (retryAfterSeconds > 0) return { ok: false, reason: 'often', retryAfterSeconds };
        answer = await quotes.get(key);
      }
      return answer.quote ? { ok: true, quote: answer.quote } : { ok: false, reason: 'unavailable' };
    },
  };
}
