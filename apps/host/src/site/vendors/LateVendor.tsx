'use client';

import type { VendorPlaceProps } from '@forecourt/content';
import { useIsAlive } from '@forecourt/ui';
import { lazy, Suspense, type FunctionComponent, type ReactNode } from 'react';

const Place = lazy<FunctionComponent<VendorPlaceProps>>(() =>
  import('./SiteVendorPlace.tsx').then((module) => ({ default: module.SiteVendorPlace }), reportMissing),
);

function reportMissing(error: unknown): { default: FunctionComponent<VendorPlaceProps> } {
  console.warn('The place of a vendor could not be loaded', error);
  return { default: ({ children }) => children };
}

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
