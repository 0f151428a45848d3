'use client';

import { FinanceCalculator, type FinanceCalculatorProps } from '@forecourt/finance';

/** A separate file, so that its code is loaded late. */
export function RepaymentCalculator(props: FinanceCalculatorProps) {
  return <FinanceCalculator {...props} />;
}
