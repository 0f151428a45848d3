'use client';

import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';

export interface WhenNearProps {
  /** Best with a component that is `lazy`: its code is then fetched at the same moment. */
  children: ReactNode;
}

interface Gate {
  opened: Promise<void>;
  open: () => void;
}

function newGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Pixels before a part comes into sight. */
const ahead = '600px';

function Part({ gate, onLive, children }: { gate: Gate | null; onLive: () => void; children: ReactNode }) {
  if (gate) use(gate.opened);
  useEffect(onLive, [onLive]);
  return children;
}

/**
 * Leaves a part of the page as the server drew it, and makes it live when the visitor comes near. Its links work
 * before. Where the server drew nothing, as on the way from one page to the next, it is drawn when it is near.
 */
export function WhenNear({ children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (typeof window === 'undefined' ? null : newGate()));
  // The room stays while the part is not live: what changes above it may make React draw it anew.
  const [letGo] = useState(() => () => void place.current?.style.removeProperty('min-block-size'));

  useEffect(() => {
    const element = place.current;
    if (!element || !gate) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      gate.open();
      return undefined;
    }
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        gate.open();
      },
      { rootMargin: ahead },
    );
    if (element.offsetHeight > 0) element.style.minBlockSize = `${element.offsetHeight}px`;
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [gate]);

  return (
    <div ref={place}>
      <Suspense>
        <Part gate={gate} onLive={letGo}>
          {children}
        </Part>
      </Suspense>
    </div>
  );
}
