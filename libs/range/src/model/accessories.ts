import { formatMoney, type Accessory, type Cents, type RangeModel } from '@forecourt/domain';

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
export function accessoryPriceWords({ price, mass }: Pick<Accessory, 'price' | 'mass'>): string {
  const weight = mass === null ? '' : `, adds ${mass}\u00A0kg`;
  return price === null ? `Price on request${weight}` : `${formatMoney(price)} fitted${weight}`;
}

/** @example fitsWords({ variants: ['GXL', 'XSE'] }, 'Toyota RAV4') // 'Fits: Toyota RAV4 GXL, XSE' */
export const fitsWords = ({ variants }: Pick<Accessory, 'variants'>, model: string): string =>
  variants.length > 0 ? `Fits: ${model} ${variants.join(', ')}` : `Fits: every ${model}`;

/** Total price of the chosen accessories, and how many of them have no price yet. */
export function listTotal(chosen: readonly Pick<Accessory, 'price'>[]): { amount: Cents; unpriced: number } {
  return {
    amount: chosen.reduce((sum, { price }) => sum + (price ?? 0), 0),
    unpriced: chosen.filter(({ price }) => price === null).length,
  };
}
