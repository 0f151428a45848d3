import { formatMoney, type Cents, type RangeModel } from '@forecourt/domain';

export const upcoming = 'Upcoming';
export const discontinued = 'Discontinued';

/** Label above a model's name on its tile: upcoming, discontinued or any other. */
export function statusWords({ status }: Pick<RangeModel, 'status'>): string {
  if (status === 'coming_soon') return upcoming;
  return status === 'discontinued' ? discontinued : 'All-New';
}

/** Make and model. @example fullName({ manufacturer_name: 'Toyota', name: 'RAV4' }) // 'Toyota RAV4' */
export const fullName = ({ manufacturer_name, name }: Pick<RangeModel, 'manufacturer_name' | 'name'>): string =>
  `${manufacturer_name} ${name}`;

type PricedModel = Pick<RangeModel, 'status' | 'price_from' | 'price_state'>;

/** Prices apply to one state; '' where it is unknown. @example inStateWords('WA') // ' drive away in WA' */
export const inStateWords = (state: string | null) => (state ? ` drive away in ${state}` : ' drive away');

/**
 * Price of a model in one line; empty if unknown.
 * @example priceFromWords({ status: 'current', price_from: 5020000, price_state: 'WA' }) // 'From $50,200 drive away in WA'
 * @example priceFromWords({ status: 'coming_soon', price_from: null, price_state: null }) // 'Price to be announced'
 */
export function priceFromWords({ status, price_from, price_state }: PricedModel): string {
  if (status === 'discontinued') return '';
  if (price_from === null) return status === 'coming_soon' ? 'Price to be announced' : '';
  return `From ${formatMoney(price_from)}${inStateWords(price_state)}`;
}

/**
 * A shorter version for menus.
 * @example shortPriceWords({ status: 'current', price_from: 5020000, price_state: 'WA' }) // 'From $50,200'
 */
export const shortPriceWords = (model: PricedModel): string =>
  model.price_from === null ? priceFromWords(model) : (priceFromWords(model).split(' drive away')[0] ?? '');

/** @example variantPriceWords(5_020_000, 'WA') // '$50,200 drive away in WA' */
export const variantPriceWords = (price: Cents | null, state: string | null): string =>
  price === null ? 'Ask for the price' : `${formatMoney(price)}${inStateWords(state)}`;

/** @example surchargeWords(59_500) // 'adds $595' */
export const surchargeWords = (surcharge: Cents): string =>
  surcharge > 0 ? `adds ${formatMoney(surcharge)}` : 'no extra cost';
