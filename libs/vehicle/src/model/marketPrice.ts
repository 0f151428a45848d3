import { formatMoney, salePrice, type Flags, type DisplayPrice, type Vehicle } from '@forecourt/domain';
import { platformWords, priceMessages, type Words } from '@forecourt/domain/messages';

/** Minimum saving worth a badge, in cents. */
const smallestUnshownSaving = 49_900;

/**
 * How far the price is below the state average market price, in cents; null unless that is more than $499.
 * @example marketPriceSaving({ price: 2_000_000, autograb_data: { state_average_market_price: 2_100_000 } }) // 100_000
 */
export function marketPriceSaving({ price, autograb_data }: Pick<Vehicle, 'price' | 'autograb_data'>): number | null {
  const average = autograb_data?.state_average_market_price ?? null;
  const askingPrice = salePrice({ price });
  if (average === null || askingPrice === null) return null;
  const saving = average - askingPrice;
  return saving > smallestUnshownSaving ? saving : null;
}

/**
 * The saving in words, for a vehicle with a price; null where the site does not show savings. Never rounded up.
 * @example '$1,050 below market average'
 */
export function marketPriceWords(
  { price, autograb_data = null }: Pick<Vehicle, 'price'> & Partial<Pick<Vehicle, 'autograb_data'>>,
  shown: DisplayPrice,
  flags: Pick<Flags, 'marketPriceBadge'>,
  say: Words<typeof priceMessages> = platformWords(priceMessages),
): string | null {
  const saving = flags.marketPriceBadge && shown.kind === 'sale' ? marketPriceSaving({ price, autograb_data }) : null;
  return saving === null ? null : say('price.belowMarket', { saving: formatMoney(Math.floor(saving / 100) * 100) });
}
