'use client';

import { WhenNeeded } from '@forecourt/ui';
import { lazy } from 'react';
import type { VariantCompareProps } from './VariantCompare.tsx';

const load = () => import('./VariantCompare.tsx');
const Compare = lazy(() => load().then(({ VariantCompare }) => ({ default: VariantCompare })));

/** The server-rendered comparison of the first grades; the code that changes it loads when a visitor comes near. */
export function LateVariantCompare(props: VariantCompareProps) {
  return (
    <WhenNeeded load={load}>
      <Compare {...props} />
    </WhenNeeded>
  );
}
