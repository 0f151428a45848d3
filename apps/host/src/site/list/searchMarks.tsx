'use client';

import { lazy, Suspense, use } from 'react';

const late = () => import('./lateMarks.ts');
const LateMakeLogo = lazy(() => late().then(({ MakeLogo }) => ({ default: MakeLogo })));
const LateBodyShape = lazy(() => late().then(({ BodyShape }) => ({ default: BodyShape })));

/** On the server they are there before anything is drawn: the first page of a process has them as all others do. */
const onServer = typeof window === 'undefined' ? late() : null;

/** Has a page wait on the server until the pictures can be drawn. Called over the search that shows them. */
export function useServerMarks(): void {
  if (onServer) use(onServer);
}

function MakeMark({ make }: { make: string }) {
  const Logo = onServer ? use(onServer).MakeLogo : LateMakeLogo;
  return <Logo make={make} size={28} />;
}

function BodyMark({ body }: { body: string }) {
  const Shape = onServer ? use(onServer).BodyShape : LateBodyShape;
  return <Shape body={body} width={64} />;
}

/** Logos and outlines weigh more than the filters they stand in: they come after, into the room that is kept for them. */
export const searchMarks = {
  make: ({ make }: { make: string }) => (
    <Suspense fallback={<svg width={28} height={28} aria-hidden="true" />}>
      <MakeMark make={make} />
    </Suspense>
  ),
  body: ({ body }: { body: string }) => (
    <Suspense fallback={<svg width={64} height={26} aria-hidden="true" />}>
      <BodyMark body={body} />
    </Suspense>
  ),
};
