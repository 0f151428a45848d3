'use client';

import type { loanMessages, Words } from '@forecourt/domain/messages';
import { useState } from 'react';
import { priceError } from '../../model/bounds.ts';
import { typedNumber, amountText } from '../../model/calculatorQuery.ts';
import type { CalculatorSetup } from '../../model/calculatorSetup.ts';
import { quoteRepayment, withinBounds, type CalculatorInput, type Quote } from '../../model/quote.ts';

export type NumberName = Exclude<keyof CalculatorInput, 'frequency'>;
export const numberNames: readonly NumberName[] = ['price', 'deposit', 'residual', 'years', 'annualRate'];

const textsOf = (input: CalculatorInput) =>
  Object.fromEntries(numberNames.map((name) => [name, amountText(input[name])])) as Record<NumberName, string>;

/** The entered values, their errors and the resulting loan. Typed text is kept until its field is left. */
export function useCalculator(
  setup: CalculatorSetup,
  given: CalculatorInput,
  onChange: () => void,
  say: Words<typeof loanMessages>,
) {
  const { bounds, ownRate, ownLoan } = setup;
  const [input, setInput] = useState(given);
  const [texts, setTexts] = useState(() => textsOf(given));

  const clean = withinBounds(input, bounds, ownRate?.interestRate ?? null);
  const error = priceError(clean.price, bounds, say);
  const quote: Quote = error ? { kind: 'enquire' } : quoteRepayment(clean, ownLoan);

  const change = (part: Partial<CalculatorInput>) => {
    setInput((now) => ({ ...now, ...part }));
    onChange();
  };
  return {
    input: clean,
    texts,
    error,
    quote,
    change,
    type: (name: NumberName, text: string) => {
      setTexts((now) => ({ ...now, [name]: text }));
      change({ [name]: typedNumber(text) });
    },
    slide: (name: NumberName, value: number) => {
      setTexts((now) => ({ ...now, [name]: amountText(value) }));
      change({ [name]: value });
    },
    /** Shows the value that counts, once the field is left. */
    leave: (name: NumberName) => {
      setInput(clean);
      setTexts((now) => ({ ...now, [name]: amountText(clean[name]) }));
    },
  };
}
