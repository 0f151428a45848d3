'use client';

import { FinanceCalculator, type FinanceCalculatorProps } from '@forecourt/finance';

/** A file of its own, so that its code comes late. */
export function VehicleCalculator(props: FinanceCalculatorProps) {
  return <FinanceCalculator {...props} />;
}
