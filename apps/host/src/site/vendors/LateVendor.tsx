'use client';

import type { VendorPlaceProps } from '@forecourt/content';
import { useIsAlive } from '@forecourt/ui';
import { lazy, Suspense, type FunctionComponent, type ReactNode } from 'react';

const Nothing = () => null;

const Place = lazy<FunctionComponent<VendorPlaceProps>>(() =>
  import('./SiteVendorPlace.tsx').then(
    (module) => ({ default: module.SiteVendorPlace }),
    (error: unknown) => {
      console.warn('The place of a vendor could not be loaded', error);
      return { default: Nothing };
    },
  ),
);

export interface LateVendorProps extends VendorPlaceProps {
  /** What stands in the page until its code is there, and without JavaScript. */
  before: ReactNode;
}

/** A vendor's place, whose code is loaded after the page; sites without vendors never load it. */
export function LateVendor({ before, ...place }: LateVendorProps) {
  if (!useIsAlive()) return before;
  return (
    <Suspense fallback={before}>
      <Place {...place} />
    </Suspense>
  );
}
