'use client';

import type { FinanceCalculatorProps } from '@forecourt/finance';
import { WhenNear } from '@forecourt/ui';
import { lazy } from 'react';

const Calculator = lazy(() =>
  import('./VehicleCalculator.tsx').then((module) => ({ default: module.VehicleCalculator })),
);

/** The server-rendered calculator of a vehicle page; its code loads when it comes near the viewport. */
export function LateVehicleCalculator(props: FinanceCalculatorProps) {
  return (
    <WhenNear>
      <Calculator {...props} />
    </WhenNear>
  );
}
