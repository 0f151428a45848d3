'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ViewedRailProps } from './ViewedRail.tsx';

const Rail = lazy(() => import('./ViewedRail.tsx').then((module) => ({ default: module.ViewedRail })));

/** Fetches the row of viewed vehicles, its code too, once the visitor comes near the foot of the page. */
export function LateViewedRail(props: ViewedRailProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {near && (
        <Suspense>
          <Rail {...props} />
        </Suspense>
      )}
    </div>
  );
}
