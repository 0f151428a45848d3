'use client';

import { WhenNear } from '@forecourt/ui';
import { lazy } from 'react';
import type { SimilarRowProps } from './SimilarRow.tsx';

const Row = lazy(() => import('./SimilarRow.tsx').then((module) => ({ default: module.SimilarRow })));

/** The row as the server drew it; the cards' code comes when the visitor does. */
export function LateSimilarRow(props: SimilarRowProps) {
  return (
    <WhenNear>
      <Row {...props} />
    </WhenNear>
  );
}
