import type { QueryParameters } from '@forecourt/domain';
import { notNegative } from './bounds.ts';
import type { CalculatorSetup } from './calculatorSetup.ts';
import { withinBounds, type CalculatorInput } from './quote.ts';
import { frequencies, type Frequency } from './repayment.ts';

/**
 * Reads the number in a field of a calculator: dollars, percent or years, also while it is typed ('31,50' of '31,500').
 * Amounts that commit a visitor are read by `parseMoney`, which refuses ambiguous ones.
 * @example typedNumber('$31,500') // 31_500
 */
export function typedNumber(text: string): number {
  return notNegative(Number(text.replace(/[$,%\s]/g, '')));
}

/** @example amountText(31_500) // '31,500' */
export function amountText(dollars: number): string {
  return dollars.toLocaleString('en-AU', { maximumFractionDigits: 2 });
}

/** The first value of a parameter if it is short enough to be a number; null otherwise. */
function numberText(query: QueryParameters, name: string): string | null {
  const firstValue = [query[name]].flat()[0]?.trim() ?? '';
  return /^\$?[\d,. ]{1,15}%?$/.test(firstValue) || /^-[\d,.]{1,14}$/.test(firstValue) ? firstValue : null;
}

/** A repayment period as addresses spell it, or null. */
export function readFrequency(query: QueryParameters): Frequency | null {
  return frequencies.find((one) => one === [query['frequency']].flat()[0]) ?? null;
}

/**
 * Overrides the calculator's initial values with those of a query. `vehiclePriceBudget`, from links to finance pages,
 * is the price. Invalid values are left out.
 */
export function readCalculatorQuery(
  query: QueryParameters,
  { start, bounds, ownRate }: CalculatorSetup,
): CalculatorInput {
  const read = (name: string, usual: number) => {
    const text = numberText(query, name);
    return text === null ? usual : typedNumber(text);
  };
  const input: CalculatorInput = {
    price: read('price', read('vehiclePriceBudget', start.price)),
    deposit: read('deposit', start.deposit),
    residual: read('residual', start.residual),
    annualRate: read('rate', start.annualRate),
    years: read('term', start.years),
    frequency: readFrequency(query) ?? start.frequency,
  };
  return withinBounds(input, bounds, ownRate?.interestRate ?? null);
}

/** Dollars from the budget form's query; null where there are none. */
export function readBudget(query: QueryParameters): number | null {
  const text = numberText(query, 'budget');
  return text === null ? null : Math.min(typedNumber(text), 99_999);
}
