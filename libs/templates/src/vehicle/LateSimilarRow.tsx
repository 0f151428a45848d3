'use client';

import { WhenNear } from '@forecourt/ui';
import { lazy } from 'react';
import type { SimilarRowProps } from './SimilarRow.tsx';

const Row = lazy(() => import('./SimilarRow.tsx').then((module) => ({ default: module.SimilarRow })));

/** The server-rendered row; the cards' code loads when the visitor comes near. */
export function LateSimilarRow(props: SimilarRowProps) {
  return (
    <WhenNear>
      <Row {...props} />
    </WhenNear>
  );
}
