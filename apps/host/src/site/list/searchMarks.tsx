'use client';

import { useIsAlive } from '@forecourt/ui';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { makeMarks } from '../page/makeMarks.ts';

const late = () => import('./lateMarks.ts');
const LateMakeLogo = lazy(() => late().then(({ MakeLogo }) => ({ default: MakeLogo })));
const LateBodyShape = lazy(() => late().then(({ BodyShape }) => ({ default: BodyShape })));

/** On the server they load before rendering, so that the first page of a process has them too. */
const onServer = typeof window === 'undefined' ? late() : null;

/** Suspends server rendering until the marks are loaded. Call it above the search that shows them. */
export function useServerMarks(): void {
  if (onServer) use(onServer);
}

function MakeMark({ make }: { make: string }) {
  const Logo = onServer ? use(onServer).MakeLogo : LateMakeLogo;
  return <Logo make={make} size={28} marks={makeMarks} />;
}

function BodyMark({ body }: { body: string }) {
  const Shape = onServer ? use(onServer).BodyShape : LateBodyShape;
  return <Shape body={body} width={64} />;
}

/** Makes React keep the server's HTML unchanged, since it knows none of its elements. */
const asDrawn = { __html: '' };

interface MarkProps {
  /** Reserves the space until the picture has loaded. */
  room: ReactNode;
  children: ReactNode;
}

/**
 * Logos and outlines are larger than the filters that show them. Those of the first page stay as server HTML, and their
 * code loads only where further ones are shown.
 */
function Mark({ room, children }: MarkProps) {
  const isAlive = useIsAlive();
  const [isDrawn] = useState(!isAlive);
  // No Suspense boundary on the server: its content would be sent at the end, for a script to move into place.
  if (onServer) return <span>{children}</span>;
  if (isDrawn) return <span suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />;
  return (
    <span>
      <Suspense fallback={room}>{children}</Suspense>
    </span>
  );
}

/** Pictures beside the values of the filters. */
export const searchMarks = {
  make: ({ make }: { make: string }) => (
    <Mark room={<svg width={28} height={28} aria-hidden="true" />}>
      <MakeMark make={make} />
    </Mark>
  ),
  body: ({ body }: { body: string }) => (
    <Mark room={<svg width={64} height={26} aria-hidden="true" />}>
      <BodyMark body={body} />
    </Mark>
  ),
};
