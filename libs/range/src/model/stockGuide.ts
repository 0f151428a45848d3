import { formatMoney, type Cents } from '@forecourt/domain';
import { plainSay, type ModelSay } from './modelSay.ts';
import type { ModelFact } from './modelFacts.ts';

/** Lowest and highest value, both included. */
interface Span<Value extends number> {
  min: Value;
  max: Value;
}

/** What a site's vehicles of one model cost and how old they are. */
export interface StockSpans {
  /** Prices of those that have one; null where none has. */
  prices: Span<Cents> | null;
  /** Years of manufacture; null without vehicles. */
  years: Span<number> | null;
}

const spanWords = <Value extends number>(
  { min, max }: Span<Value>,
  words: (value: Value) => string,
  say: ModelSay,
): string => (min === max ? words(min) : say('modelFact.span', { from: words(min), to: words(max) }));

/**
 * Number, prices and years of a model's vehicles in stock, for buyers who want to know what one costs; empty without
 * vehicles.
 */
export function stockGuide(
  { prices, years, count }: StockSpans & { count: number },
  say: ModelSay = plainSay,
): ModelFact[] {
  if (count === 0) return [];
  return [
    { icon: 'car', name: say('modelFact.inOurStock'), value: String(count) },
    ...(prices
      ? [{ icon: 'tag', name: say('modelFact.price'), value: spanWords(prices, formatMoney, say) } as const]
      : []),
    ...(years
      ? [{ icon: 'calendar', name: say('modelFact.year'), value: spanWords(years, String, say) } as const]
      : []),
  ];
}
