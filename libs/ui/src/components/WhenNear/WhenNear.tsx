'use client';

import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { reportAwake } from '../../early/earlyTaps.ts';
import { watchNear } from './watchNear.ts';

export interface WhenNearProps {
  /** Best with a component that is `lazy`: browsers then fetch its code at the same moment. */
  children: ReactNode;
}

/** Makes React keep the server's HTML unchanged, since it knows none of its elements. */
const asDrawn = { __html: '' };

/**
 * Leaves a part of the page as the server drew it, and makes it live when the visitor comes near. It is whole without
 * JavaScript, and its links work before. Where the server drew nothing, as on the way from one page to the next, it is
 * drawn when it is near.
 */
export function WhenNear({ children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  // What is drawn stays until the live part is ready to take its place.
  useEffect(() => watchNear(place.current, () => startTransition(() => setNear(true))), []);

  useEffect(() => {
    if (near) reportAwake();
  }, [near]);

  // No boundary: a large part behind one is sent out of its place, for a script to put there.
  if (typeof window === 'undefined') return <div data-not-live="">{children}</div>;
  if (near) return <div key="live">{children}</div>;
  return <div key="drawn" data-not-live="" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />;
}
