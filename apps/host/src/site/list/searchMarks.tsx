'use client';

import { lazy, Suspense } from 'react';

const LateMakeLogo = lazy(() => import('./lateMarks.ts').then(({ MakeLogo }) => ({ default: MakeLogo })));
const LateBodyShape = lazy(() => import('./lateMarks.ts').then(({ BodyShape }) => ({ default: BodyShape })));

/** Logos and outlines weigh more than the filters they stand in: they come after, into the room that is kept for them. */
export const searchMarks = {
  make: ({ make }: { make: string }) => (
    <Suspense fallback={<svg width={28} height={28} aria-hidden="true" />}>
      <LateMakeLogo make={make} size={28} />
    </Suspense>
  ),
  body: ({ body }: { body: string }) => (
    <Suspense fallback={<svg width={64} height={26} aria-hidden="true" />}>
      <LateBodyShape body={body} width={64} />
    </Suspense>
  ),
};
