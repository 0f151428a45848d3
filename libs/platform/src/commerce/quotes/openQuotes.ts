import { dollars, type PublicSite, type Site, type Vehicle } from '@forecourt/domain';
import { asksQuote } from '@forecourt/finance/model';
import { openAddressLimit } from '../../limits/addressLimit.ts';
import { keepAnswers } from '../../calls/keepAnswers.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { FetchQuote, Quote, QuoteQuestion, QuoteService } from '../../ports/quotePort.ts';

export interface QuoteDeps {
  ask: FetchQuote;
  inventory: Pick<InventoryStore, 'byIds'>;
  publicSite(site: Site): PublicSite;
  now: () => Date;
  /** Quotes kept in memory. @default 10_000 */
  max?: number;
  /** Quotes that one address may have asked for in ten minutes; those that are known are not counted. @default 60 */
  perAddress?: number;
}

const hour = 3_600_000;
/** Rates change by the day; a service that is down may be up again soon. */
const keptForMs = ({ quote }: { quote: Quote | null }): number => (quote ? 12 * hour : 30_000);

const questionOf = ({ price, year, vin, nvic }: Vehicle): QuoteQuestion => ({
  purchasePrice: dollars(price ?? 0),
  year,
  vin,
  nvic,
});

/** Quotes for the vehicles of sites that show them, each asked for once in a while. */
export function openQuotes(parts: QuoteDeps): QuoteService {
  const { ask, inventory, publicSite, now, max = 10_000, perAddress = 60 } = parts;
  const wait = openAddressLimit(perAddress, 600);
  // The question is the key: a new price is a new question.
  const quotes = keepAnswers({
    now,
    keptForMs,
    max,
    ask: async (key) => ({ quote: await ask(JSON.parse(key) as QuoteQuestion).catch(() => null) }),
  });

  return {
    async quote(site, carId, address = '') {
      if (typeof carId !== 'string' || carId === '' || carId.length > 64) return { ok: false, reason: 'none' };
      const [vehicle] = await inventory.byIds(site, [carId]);
      if (!vehicle?.show_on_dealer_website || !asksQuote(publicSite(site), vehicle, now()))
        return { ok: false, reason: 'none' };
      const key = JSON.stringify(questionOf(vehicle));
      let answer = quotes.known(key);
      if (!answer) {
        const retryAfterSeconds = await wait(address);
        if (retryAfterSeconds > 0) return { ok: false, reason: 'often', retryAfterSeconds };
        answer = await quotes.ask(key);
      }
      return answer.quote ? { ok: true, quote: answer.quote } : { ok: false, reason: 'unavailable' };
    },
  };
}
