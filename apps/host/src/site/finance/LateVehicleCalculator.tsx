'use client';

import type { FinanceCalculatorProps } from '@forecourt/finance';
import { WhenNear } from '@forecourt/ui';
import { lazy } from 'react';

const Calculator = lazy(() =>
  import('./RepaymentCalculator.tsx').then((module) => ({ default: module.RepaymentCalculator })),
);

/** The server-rendered calculator of a vehicle page; its code loads when it comes near the viewport. */
export function LateVehicleCalculator(props: FinanceCalculatorProps) {
  return (
    <WhenNear>
      <Calculator {...props} />
    </WhenNear>
  );
}
