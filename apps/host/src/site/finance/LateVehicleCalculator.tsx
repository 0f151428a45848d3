'use client';

import type { FinanceCalculatorProps } from '@forecourt/finance';
import { WhenNear } from '@forecourt/ui';
import { lazy } from 'react';

const Calculator = lazy(() =>
  import('./VehicleCalculator.tsx').then((module) => ({ default: module.VehicleCalculator })),
);

/** The calculator of a vehicle's page as the server drew it; its code comes when the visitor does. */
export function LateVehicleCalculator(props: FinanceCalculatorProps) {
  return (
    <WhenNear>
      <Calculator {...props} />
    </WhenNear>
  );
}
