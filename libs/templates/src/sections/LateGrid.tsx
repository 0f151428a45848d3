'use client';

import { WhenNeeded } from '@forecourt/ui';
import { lazy } from 'react';
import type { ToggledGridProps } from './ToggledGrid.tsx';

const load = () => import('./ToggledGrid.tsx');
const Grid = lazy(() => load().then(({ ToggledGrid }) => ({ default: ToggledGrid })));

/** The server-rendered vehicles; the code of their cards loads when the visitor comes near. */
export function LateGrid(props: ToggledGridProps) {
  return (
    <WhenNeeded load={load}>
      <Grid {...props} />
    </WhenNeeded>
  );
}
