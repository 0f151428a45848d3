'use client';

import { WhenNeeded } from '@forecourt/ui';
import { lazy } from 'react';
import type { ToggledGridProps } from './ToggledGrid.tsx';

const load = () => import('./ToggledGrid.tsx');
const Grid = lazy(() => load().then(({ ToggledGrid }) => ({ default: ToggledGrid })));

/** The vehicles as the server drew them; the code of their cards comes when a visitor is near. */
export function LateGrid(props: ToggledGridProps) {
  return (
    <WhenNeeded load={load}>
      <Grid {...props} />
    </WhenNeeded>
  );
}
