import type { QueryParameters } from '@forecourt/domain';
import { notNegative } from './bounds.ts';
import type { CalculatorSetup } from './calculatorSetup.ts';
import { withinBounds, type CalculatorInput } from './quote.ts';
import { frequencies, type Frequency } from './repayment.ts';

/**
 * The number in a field of a calculator: dollars, percent or years, also while it is typed ('31,50' of '31,500'). What
 * somebody acts on is read by `parseMoney`, which refuses what is unclear.
 * @example typedNumber('$31,500') // 31_500
 */
export function typedNumber(text: string): number {
  return notNegative(Number(text.replace(/[$,%\s]/g, '')));
}

/** @example amountText(31_500) // '31,500' */
export function amountText(dollars: number): string {
  return dollars.toLocaleString('en-AU', { maximumFractionDigits: 2 });
}

/** The first text of a name that is short enough to be a number; null for anything else. */
function numberText(query: QueryParameters, name: string): string | null {
  const given = [query[name]].flat()[0]?.trim() ?? '';
  return /^\$?[\d,. ]{1,15}%?$/.test(given) || /^-[\d,.]{1,14}$/.test(given) ? given : null;
}

/** A repayment period as addresses write it, or null. */
export function readFrequency(query: QueryParameters): Frequency | null {
  return frequencies.find((one) => one === [query['frequency']].flat()[0]) ?? null;
}

/**
 * What the calculator's form was sent with, on top of what it starts from. `vehiclePriceBudget` of links to finance
 * pages stands for the price. What makes no sense is left out.
 */
export function readCalculatorQuery(
  query: QueryParameters,
  { start, bounds, ownRate }: CalculatorSetup,
): CalculatorInput {
  const read = (name: string, usual: number) => {
    const text = numberText(query, name);
    return text === null ? usual : typedNumber(text);
  };
  const given: CalculatorInput = {
    price: read('price', read('vehiclePriceBudget', start.price)),
    deposit: read('deposit', start.deposit),
    residual: read('residual', start.residual),
    annualRate: read('rate', start.annualRate),
    years: read('term', start.years),
    frequency: readFrequency(query) ?? start.frequency,
  };
  return withinBounds(given, bounds, ownRate?.interestRate ?? null);
}

/** The dollars that the budget form was sent with; null where it was not. */
export function readBudget(query: QueryParameters): number | null {
  const text = numberText(query, 'budget');
  return text === null ? null : Math.min(typedNumber(text), 99_999);
}
