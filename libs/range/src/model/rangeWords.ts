import { formatMoney, type Cents, type RangeModel } from '@forecourt/domain';
import { plainSay, type ModelSay } from './modelSay.ts';

export const upcoming = 'Upcoming';
export const discontinued = 'Discontinued';

/** Label above a model's name on its tile: upcoming, discontinued or any other. */
export function statusWords({ status }: Pick<RangeModel, 'status'>, say: ModelSay = plainSay): string {
  if (status === 'coming_soon') return say('modelFact.upcoming');
  return say(status === 'discontinued' ? 'modelFact.discontinued' : 'modelFact.allNew');
}

/** Make and model. @example fullName({ manufacturer_name: 'Toyota', name: 'RAV4' }) // 'Toyota RAV4' */
export const fullName = ({ manufacturer_name, name }: Pick<RangeModel, 'manufacturer_name' | 'name'>): string =>
  `${manufacturer_name} ${name}`;

type PricedModel = Pick<RangeModel, 'status' | 'price_from' | 'price_state'>;

/** Prices apply to one state. @example inStateWords('WA') // 'drive away in WA' */
export const inStateWords = (state: string | null, say: ModelSay = plainSay): string =>
  state ? say('modelFact.driveAwayIn', { state }) : say('modelFact.driveAway');

/**
 * Price of a model in one line; empty if unknown.
 * @example priceFromWords({ status: 'current', price_from: 5020000, price_state: 'WA' }) // 'From $50,200 drive away in WA'
 * @example priceFromWords({ status: 'coming_soon', price_from: null, price_state: null }) // 'Price to be announced'
 */
export function priceFromWords({ status, price_from, price_state }: PricedModel, say: ModelSay = plainSay): string {
  if (status === 'discontinued') return '';
  if (price_from === null) return status === 'coming_soon' ? say('modelFact.toBeAnnounced') : '';
  return `${say('modelFact.from', { price: formatMoney(price_from) })} ${inStateWords(price_state, say)}`;
}

/**
 * A shorter version for menus.
 * @example shortPriceWords({ status: 'current', price_from: 5020000, price_state: 'WA' }) // 'From $50,200'
 */
export function shortPriceWords(model: PricedModel, say: ModelSay = plainSay): string {
  const { status, price_from } = model;
  if (price_from === null || status === 'discontinued') return priceFromWords(model, say);
  return say('modelFact.from', { price: formatMoney(price_from) });
}

/** Price of a variant; null where it is unknown. @example variantPriceWords(5_020_000, 'WA') // '$50,200 drive away in WA' */
export const variantPriceWords = (
  price: Cents | null,
  state: string | null,
  say: ModelSay = plainSay,
): string | null => (price === null ? null : `${formatMoney(price)} ${inStateWords(state, say)}`);

/** @example surchargeWords(59_500) // 'adds $595' */
export const surchargeWords = (surcharge: Cents, say: ModelSay = plainSay): string =>
  surcharge > 0 ? say('modelFact.adds', { amount: formatMoney(surcharge) }) : say('modelFact.noExtraCost');
