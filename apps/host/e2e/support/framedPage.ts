import type { SiteSlug } from './address.ts';
import { askSite, type WireAnswer } from './wire.ts';

/** Prices that nobody pays: with each the search is another, and finds the same. */
let price = 200_000_000;

export interface AskedPage {
  price: number;
  answer: WireAnswer;
}

/** Whether the framework has rendered a page as a whole: it says which of its routes the page is. */
const isWhole = ({ answer }: AskedPage): boolean => answer.headers['x-middleware-rewrite'] !== undefined;

async function askNext(slug: SiteSlug, addressOf: (price: number) => string): Promise<AskedPage> {
  price += 1;
  return { price, answer: await askSite(slug, addressOf(price)) };
}

/**
 * Asks for searches that nobody has asked for yet until one is drawn into a page of its list.
 * @param addressOf of a search with some price as its highest
 * @returns the last page that was rendered as a whole, and the one whose search alone was
 */
export async function framedPage(
  slug: SiteSlug,
  addressOf: (price: number) => string,
): Promise<{ whole: AskedPage; framed: AskedPage }> {
  let whole: AskedPage | null = null;
  for (let times = 0; times < 40; times += 1) {
    const asked = await askNext(slug, addressOf);
    if (isWhole(asked)) whole = asked;
    // Every five minutes pages are rendered for another time.
    else if (whole) return { whole, framed: asked };
  }
  throw new Error(`No search of ${slug} was drawn into a page: ${addressOf(price)}.`);
}
