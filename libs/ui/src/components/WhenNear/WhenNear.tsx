'use client';

import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { reportAwake } from '../../early/earlyTaps.ts';
import { watchNear } from './watchNear.ts';

export interface WhenNearProps {
  /** Best with a `lazy` component: browsers then load its code at the same moment. */
  children: ReactNode;
}

/** Makes React keep the server's HTML unchanged, since it knows none of its elements. */
const asDrawn = { __html: '' };

/**
 * Keeps a part of the page as server HTML, and hydrates it when the visitor comes near. It is complete without
 * JavaScript, and its links work before. Where there is no server HTML, as after a client-side navigation, it is
 * rendered when it is near.
 */
export function WhenNear({ children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  // The server HTML stays until the live part is ready to replace it.
  useEffect(() => watchNear(place.current, () => startTransition(() => setNear(true))), []);

  useEffect(() => {
    if (near) reportAwake();
  }, [near]);

  // No Suspense boundary: React streams a large part behind one out of place, for a script to move.
  if (typeof window === 'undefined') return <div data-not-live="">{children}</div>;
  if (near) return <div key="live">{children}</div>;
  return <div key="drawn" data-not-live="" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />;
}
