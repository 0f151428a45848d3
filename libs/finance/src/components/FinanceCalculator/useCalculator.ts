'use client';

import type { FinanceLender, Vehicle } from '@forecourt/domain';
import { useSite } from '@forecourt/ui';
import { useRef, useState } from 'react';
import { calculatorBounds, notNegative, priceError, type BoundsOverride } from '../../model/bounds.ts';
import {
  enquireForFinance,
  quoteRepayment,
  startingInput,
  withinBounds,
  type CalculatorInput,
  type Quote,
} from '../../model/quote.ts';

export const moneyNames = ['price', 'deposit', 'residual'] as const;
export type MoneyName = (typeof moneyNames)[number];

export interface CalculatorStart {
  vehicle: Pick<Vehicle, 'price'> | null;
  lender: Pick<FinanceLender, 'deposit'> | null;
  override: BoundsOverride;
}

const amountText = (dollars: number): string => dollars.toLocaleString('en-AU', { maximumFractionDigits: 2 });
const amountOf = (text: string): number => notNegative(Number(text.replace(/[$,\s]/g, '')));

/** What the visitor has set, what is wrong with it, and what it would cost. Amounts stay as typed until left. */
export function useCalculator({ vehicle, lender, override }: CalculatorStart) {
  const bounds = calculatorBounds(override);
  const { track } = useSite();
  const told = useRef(false);
  const [input, setInput] = useState<CalculatorInput>(() => startingInput(bounds, vehicle, lender));
  const [texts, setTexts] = useState<Record<MoneyName, string>>(() => ({
    price: amountText(input.price),
    deposit: amountText(input.deposit),
    residual: amountText(input.residual),
  }));

  const change = (part: Partial<CalculatorInput>) => {
    setInput((now) => ({ ...now, ...part }));
    if (told.current) return;
    told.current = true;
    track('financeInterest');
  };

  const clean = withinBounds(input, bounds);
  const error = priceError(clean.price, bounds);
  const quote: Quote = error ? { kind: 'enquire', text: enquireForFinance } : quoteRepayment(clean);

  return {
    bounds,
    input: clean,
    texts,
    error,
    quote,
    change,
    typeAmount: (name: MoneyName, text: string) => {
      setTexts((now) => ({ ...now, [name]: text }));
      change({ [name]: amountOf(text) });
    },
    /** Shows the amount that counts, once the field is left. */
    leaveAmount: (name: MoneyName) => {
      setInput(clean);
      setTexts((now) => ({ ...now, [name]: amountText(clean[name]) }));
    },
  };
}
