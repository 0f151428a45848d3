'use client';

import { useIsAlive } from '@forecourt/ui';
import { lazy, Suspense, type FunctionComponent } from 'react';

const Nothing = () => null;

const Banner = lazy<FunctionComponent>(() =>
  import('./SiteConsent.tsx').then(
    (module) => ({ default: module.SiteConsent }),
    (error: unknown) => {
      console.warn('The question for consent could not be loaded', error);
      return { default: Nothing };
    },
  ),
);

/** The question for consent, loaded after the page and only on sites that have one to ask. */
export function LateConsent() {
  if (!useIsAlive()) return null;
  return (
    <Suspense>
      <Banner />
    </Suspense>
  );
}
