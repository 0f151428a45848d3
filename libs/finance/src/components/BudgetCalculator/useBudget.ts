'use client';

import { useEffect, useRef, useState } from 'react';
import { affordablePrice, budgetRanges, type Budget } from '../../model/budget.ts';
import { typedNumber, amountText } from '../../model/calculatorQuery.ts';
import type { CalculatorSetup } from '../../model/calculatorSetup.ts';
import { repaymentsPerYear, type Frequency } from '../../model/repayment.ts';
import { withinBounds, type CalculatorInput } from '../../model/quote.ts';

/** Counts the vehicles under a price in dollars; null if unknown. */
export type CountUnder = (price: number, signal: AbortSignal) => Promise<number | null>;

export interface BudgetStart {
  setup: CalculatorSetup;
  given: CalculatorInput;
  budget: number | null;
  count: number | null;
  countUnder?: CountUnder | undefined;
  onChange: () => void;
}

export type BudgetNumber = 'budget' | 'deposit' | 'years' | 'annualRate';
const pause = 300;

/** Requests a new count shortly after the price has changed; there is no count until the answer. */
function useCount(price: number | null, first: number | null, countUnder?: CountUnder): number | null {
  const [known, setKnown] = useState({ price, count: first });
  const started = useRef(price);
  useEffect(() => {
    if (price === null || price === started.current || !countUnder) return undefined;
    started.current = null;
    const call = new AbortController();
    const timer = setTimeout(() => {
      countUnder(price, call.signal)
        .then((count) => setKnown({ price, count }))
        // Without a count the link is still shown.
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [price, countUnder]);
  return known.price === price ? known.count : null;
}

/** A budget and the price that it pays for. Typed text is kept until its field is left. */
export function useBudget({ setup, given, budget, count, countUnder, onChange }: BudgetStart) {
  const { bounds } = setup;
  const [input, setInput] = useState<Budget>(() => {
    const { price: _price, ...loan } = given;
    return { ...loan, residual: 0, budget: budget ?? budgetRanges[given.frequency].usual };
  });
  const { price: _price, ...loan } = withinBounds({ ...input, price: 0 }, bounds, given.annualRate);
  const clean: Budget = { ...loan, budget: Math.round(input.budget) };
  const [texts, setTexts] = useState<Record<BudgetNumber, string>>(() => ({
    budget: amountText(clean.budget),
    deposit: amountText(clean.deposit),
    years: amountText(clean.years),
    annualRate: amountText(clean.annualRate),
  }));
  const price = affordablePrice(clean, bounds);

  const change = (part: Partial<Budget>) => {
    setInput((now) => ({ ...now, ...part }));
    onChange();
  };
  return {
    input: clean,
    price,
    found: useCount(price, count, countUnder),
    texts,
    /** Converts a budget to another period, keeping the yearly amount. */
    changeFrequency: (frequency: Frequency) => {
      const budget = Math.round((clean.budget * repaymentsPerYear[clean.frequency]) / repaymentsPerYear[frequency]);
      setTexts((now) => ({ ...now, budget: amountText(budget) }));
      change({ frequency, budget });
    },
    type: (name: BudgetNumber, text: string) => {
      setTexts((now) => ({ ...now, [name]: text }));
      change({ [name]: typedNumber(text) });
    },
    slide: (name: BudgetNumber, value: number) => {
      setTexts((now) => ({ ...now, [name]: amountText(value) }));
      change({ [name]: value });
    },
    leave: (name: BudgetNumber) => {
      setInput(clean);
      setTexts((now) => ({ ...now, [name]: amountText(clean[name]) }));
    },
  };
}
