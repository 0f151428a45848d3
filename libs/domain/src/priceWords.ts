import { priceMessages } from './messages/tables/priceMessages.ts';
import type { Words } from './messages/messageTable.ts';
import { platformWords } from './messages/wordsOf.ts';
import { formatMoney } from './money.ts';
import type { SalePrice, DisplayPrice } from './displayPrice.ts';

/** A price in pieces, for what sets them in different sizes. Whoever shows the figure shows the unit. */
export interface PriceWords {
  /** @example '$42,990', '$299', 'Enquire for price.' */
  figure: string;
  /** What the figure covers or is counted by. @example 'Drive Away', 'per week' */
  unit: string | null;
  /** What it was sold for before a reduction. */
  was: string | null;
  /** False where a text replaces the amount. */
  isFigure: boolean;
  /** What a vehicle that is rented out is bought for instead. @example '$29,990 Drive Away' */
  toBuy: string | null;
}

const inOneLine = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');

const wasText = ({ was }: SalePrice) => (was === null ? null : formatMoney(was));
const saleText = ({ amount, priceType }: SalePrice) => inOneLine(formatMoney(amount), priceType);

type PriceSay = Words<typeof priceMessages>;

const plainSay: PriceSay = platformWords(priceMessages);

const units = { week: 'price.perWeek' } as const;

/** @param say the site's words. @default the platform's */
export function priceWords(price: DisplayPrice, say: PriceSay = plainSay): PriceWords {
  const none = { unit: null, was: null, toBuy: null };
  switch (price.kind) {
    case 'words':
      return { ...none, figure: price.text, isFigure: false };
    case 'sale':
      return {
        ...none,
        figure: formatMoney(price.amount),
        unit: price.priceType,
        was: wasText(price),
        isFigure: true,
      };
    case 'subscription':
      return {
        ...none,
        figure: formatMoney(price.rent.amount),
        unit: say(units[price.rent.per]),
        was: price.sale && wasText(price.sale),
        isFigure: true,
        toBuy: price.sale && saleText(price.sale),
      };
  }
}

/**
 * A short text of a price, always with its unit.
 * @param say the site's words. @default the platform's
 * @example '$42,990 Drive Away', '$299 per week', 'PREORDER'
 */
export function priceText(price: DisplayPrice, say: PriceSay = plainSay): string {
  const { figure, unit } = priceWords(price, say);
  return inOneLine(figure, unit);
}

/**
 * Everything that a price says, in one line.
 * @param say the site's words. @default the platform's
 * @example '$299 per week or buy for $29,990 Drive Away'
 */
export function wholePriceText(price: DisplayPrice, say: PriceSay = plainSay): string {
  const { toBuy } = priceWords(price, say);
  return inOneLine(priceText(price, say), toBuy && say('price.orBuyFor', { price: toBuy }));
}
