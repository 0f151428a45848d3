import { formatMoney, type Accessory, type Cents, type RangeModel } from '@forecourt/domain';
import { plainSay, type ModelSay } from './modelSay.ts';

/** Accessories that fit a model, by category, sorted by category name. */
export function accessoriesOf(
  { slug }: Pick<RangeModel, 'slug'>,
  accessories: readonly Accessory[],
): { name: string; accessories: Accessory[] }[] {
  const fitting = accessories.filter(({ models }) => models.includes(slug));
  return [...Map.groupBy(fitting, ({ category }) => category)]
    .map(([name, of]) => ({ name, accessories: of }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Number of accessories of a model: those that are listed, else the number in its record. */
export const accessoriesCount = (
  model: Pick<RangeModel, 'slug' | 'accessories_count' | 'accessories_override_url'>,
  accessories: readonly Accessory[],
): number => {
  const own = accessories.filter(({ models }) => models.includes(model.slug)).length;
  return model.accessories_override_url === null && own > 0 ? own : (model.accessories_count ?? own);
};

/** @example accessoryPriceWords({ price: 149_000, mass: 32 }) // '$1,490 fitted, adds 32\u00a0kg' */
export function accessoryPriceWords(
  { price, mass }: Pick<Accessory, 'price' | 'mass'>,
  say: ModelSay = plainSay,
): string {
  const words = price === null ? say('modelFact.onRequest') : say('modelFact.fitted', { price: formatMoney(price) });
  return mass === null ? words : say('modelFact.withMass', { price: words, mass });
}

/** @example fitsWords({ variants: ['GXL', 'XSE'] }, 'Toyota RAV4') // 'Fits: Toyota RAV4 GXL, XSE' */
export const fitsWords = (
  { variants }: Pick<Accessory, 'variants'>,
  model: string,
  say: ModelSay = plainSay,
): string =>
  variants.length > 0
    ? say('modelFact.fits', { model, variants: variants.join(', ') })
    : say('modelFact.fitsEvery', { model });

/** Total price of the chosen accessories, and how many of them have no price yet. */
export function listTotal(chosen: readonly Pick<Accessory, 'price'>[]): { amount: Cents; unpriced: number } {
  return {
    amount: chosen.reduce((sum, { price }) => sum + (price ?? 0), 0),
    unpriced: chosen.filter(({ price }) => price === null).length,
  };
}
