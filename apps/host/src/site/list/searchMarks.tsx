'use client';

import { lazy, Suspense, use } from 'react';

const late = () => import('./lateMarks.ts');
const LateMakeLogo = lazy(() => late().then(({ MakeLogo }) => ({ default: MakeLogo })));
const LateBodyShape = lazy(() => late().then(({ BodyShape }) => ({ default: BodyShape })));

/** On the server they are loaded before anything is rendered, so that the first page of a process has them too. */
const onServer = typeof window === 'undefined' ? late() : null;

/** Suspends server rendering until the marks are loaded. Call it above the search that shows them. */
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

/** Logos and outlines are larger than the filters themselves: they load later, into space reserved for them. */
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
