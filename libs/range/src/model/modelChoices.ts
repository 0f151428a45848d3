import type { Cents, ModelColour, RangeModel } from '@forecourt/domain';
import { plainSay, type ModelSay } from './modelSay.ts';
import { fullName } from './rangeWords.ts';

/** A price in the panel of a model. */
export interface ChoicePrice {
  /** Price of grade and colour together. */
  amount: Cents;
  /** Whether it is the lowest of several prices, shown with 'From'. */
  isFrom: boolean;
}

/** A grade to choose, or all of them. */
export interface GradeChoice {
  /** Label of the option. @example 'GXL'; 'Any grade' for all */
  label: string;
  /** Posted value. @example 'Toyota RAV4 GXL' */
  value: string;
  /** One price for each of `surcharges`; null if unknown. */
  prices: (ChoicePrice | null)[];
}

export interface ModelChoices {
  /** Any grade first, then each of the model's. */
  grades: GradeChoice[];
  /** Colours in display order. */
  colours: ModelColour[];
  /** Surcharges of the colours, without duplicates, starting with none. */
  surcharges: Cents[];
}

/** How many different surcharges the styles of the panel support. */
export const maxSurcharges = 8;

/**
 * The choices of a model before a test drive: a grade and a colour, and the price of each pair.
 * @returns null where there is nothing to choose, or the model is not sold now
 */
export function modelChoices(
  model: Pick<RangeModel, 'status' | 'manufacturer_name' | 'name' | 'price_from' | 'variants' | 'colours'>,
  say: ModelSay = plainSay,
): ModelChoices | null {
  const { status, variants, price_from } = model;
  if (status !== 'current' || variants.length === 0) return null;
  const name = fullName(model);
  const surcharges = [...new Set([0, ...model.colours.map(({ surcharge }) => surcharge)])].slice(0, maxSurcharges);
  const colours = model.colours.filter(({ surcharge }) => surcharges.includes(surcharge));
  const pricesOf = (price: Cents | null, isFrom: boolean) =>
    surcharges.map((surcharge) => (price === null ? null : { amount: price + surcharge, isFrom }));
  return {
    colours,
    surcharges,
    grades: [
      { label: say('modelFact.anyGrade'), value: name, prices: pricesOf(price_from, true) },
      ...variants.map((variant) => ({
        label: variant.name,
        value: `${name} ${variant.name}`,
        prices: pricesOf(variant.price, false),
      })),
    ],
  };
}
