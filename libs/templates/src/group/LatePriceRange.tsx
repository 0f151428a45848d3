'use client';

import { WhenNeeded } from '@forecourt/ui';
import { lazy } from 'react';
import type { PriceRangeProps } from './PriceRange.tsx';

const load = () => import('./PriceRange.tsx');
const Range = lazy(() => load().then(({ PriceRange }) => ({ default: PriceRange })));

/** The server-rendered budget; the code of its slider loads when the visitor comes near. */
export function LatePriceRange(props: PriceRangeProps) {
  return (
    <WhenNeeded load={load}>
      <Range {...props} />
    </WhenNeeded>
  );
}
