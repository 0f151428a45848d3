'use client';

import { useIsAlive } from '@forecourt/ui';
import { lazy, Suspense, type FunctionComponent } from 'react';

const Nothing = () => null;

const SiteAnalytics = lazy<FunctionComponent>(() =>
  import('./SiteAnalytics.tsx').then(
    (module) => ({ default: module.SiteAnalytics }),
    (error: unknown) => {
      console.warn('The count of visits could not be loaded', error);
      return { default: Nothing };
    },
  ),
);

/** The question for consent and what depends on it, loaded after the page and only on sites that have one to ask. */
export function LateAnalytics() {
  if (!useIsAlive()) return null;
  return (
    <Suspense>
      <SiteAnalytics />
    </Suspense>
  );
}
