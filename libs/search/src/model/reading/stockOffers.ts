import type { StockOffer } from './shownReading.ts';
import type { StockWords } from './StockWords.ts';

/** Choices of one kind: more would be a second filter panel. */
const most = 6;

/** What to offer in place of words that found nothing: the kinds of vehicles and the makes that there are most of. */
export function stockOffers({ facts: { counts } }: StockWords): StockOffer[] {
  return (['body', 'make'] as const).flatMap((attribute) =>
    Object.entries(counts[attribute] ?? {})
      .filter(([, count]) => count > 0)
      .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
      .slice(0, most)
      .map(([value, count]) => ({ attribute, value, count })),
  );
}
