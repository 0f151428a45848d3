'use client';

import { useIsAlive } from '@forecourt/ui';
import { lazy, Suspense, type FunctionComponent } from 'react';

const Nothing = () => null;

const Watched = lazy<FunctionComponent>(() =>
  import('./WatchedVisit.tsx').then(
    (module) => ({ default: module.WatchedVisit }),
    (error: unknown) => {
      console.warn('What watches the visit could not be loaded', error);
      return { default: Nothing };
    },
  ),
);

/** What watches a visit, loaded after the page: nothing waits for it. Once per page. */
export function SiteVisits() {
  if (!useIsAlive()) return null;
  return (
    <Suspense>
      <Watched />
    </Suspense>
  );
}
