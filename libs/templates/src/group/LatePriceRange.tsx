'use client';

import { WhenNeeded } from '@forecourt/ui';
import { lazy } from 'react';
import type { PriceRangeProps } from './PriceRange.tsx';

const load = () => import('./PriceRange.tsx');
const Range = lazy(() => load().then(({ PriceRange }) => ({ default: PriceRange })));

/** The budget as the server drew it; the code of its slider comes when a visitor is near. */
export function LatePriceRange(props: PriceRangeProps) {
  return (
    <WhenNeeded load={load}>
      <Range {...props} />
    </WhenNeeded>
  );
}
