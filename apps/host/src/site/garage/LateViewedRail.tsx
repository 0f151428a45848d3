'use client';

import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../browser/useNear.ts';
import type { ViewedRailProps } from './ViewedRail.tsx';

const Rail = lazy(() => import('./ViewedRail.tsx').then((module) => ({ default: module.ViewedRail })));

/** Loads the row of viewed vehicles, code included, when the visitor comes near the foot of the page. */
export function LateViewedRail(props: ViewedRailProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place}>
      {near && (
        <Suspense>
          <Rail {...props} />
        </Suspense>
      )}
    </div>
  );
}
