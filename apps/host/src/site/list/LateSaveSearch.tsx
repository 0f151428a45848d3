'use client';

import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../browser/useNear.ts';

const Save = lazy(() => import('./SearchKeeper.tsx').then((module) => ({ default: module.SearchKeeper })));

/** Keeping a search, under its list: whoever has come there has not found the right one yet. */
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
