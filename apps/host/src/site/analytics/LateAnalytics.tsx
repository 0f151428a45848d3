'use client';

import { useIsAlive } from '@forecourt/ui';
import { lazy, Suspense, type FunctionComponent } from 'react';

interface AnalyticsProps {
  measurementId: string;
}

const Nothing = () => null;

const SiteAnalytics = lazy<FunctionComponent<AnalyticsProps>>(() =>
  import('./SiteAnalytics.tsx').then(
    (module) => ({ default: module.SiteAnalytics }),
    (error: unknown) => {
      console.warn('The count of visits could not be loaded', error);
      return { default: Nothing };
    },
  ),
);

/** Google Analytics, loaded after the page and only on sites that use it. */
export function LateAnalytics({ measurementId }: AnalyticsProps) {
  if (!useIsAlive()) return null;
  return (
    <Suspense>
      <SiteAnalytics measurementId={measurementId} />
    </Suspense>
  );
}
