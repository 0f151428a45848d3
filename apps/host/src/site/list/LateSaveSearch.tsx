'use client';

import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../browser/useNear.ts';

const Save = lazy(() => import('./SearchKeeper.tsx').then((module) => ({ default: module.SearchKeeper })));

/** Save-search form below the list, where visitors arrive who have not found a vehicle yet. */
export function LateSaveSearch({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place}>
      {near && (
        <Suspense>
          <Save name={name} />
        </Suspense>
      )}
    </div>
  );
}
