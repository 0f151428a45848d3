'use client';

import { Activity, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { reportAwake } from '../../early/earlyTaps.ts';
import { useIsAlive } from '../../store/useStore.ts';
import { keepSubmit } from './keepSubmit.ts';
import { watchNeed } from './watchNeed.ts';
import * as styles from './WhenNeeded.css.ts';

export interface WhenNeededProps {
  /** Loads the part's code; called once. If that fails the part stays server HTML. */
  load: () => Promise<unknown>;
  /** Whether it is needed at once, checked in the browser: the device may store data that the part shows. */
  isNeededNow?: (part: Element) => boolean;
  /**
   * Milliseconds after which it is needed on devices with a pointer, even without any interaction: there it is awake
   * before the pointer comes. @default 15_000, as on other devices
   */
  patienceWithPointer?: number;
  /** The part, as a `lazy` component of the same code. */
  children: ReactNode;
}

interface Sleep {
  over: Promise<void>;
  end: () => void;
}

function newSleep(): Sleep {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

interface SleeperProps {
  over: Promise<void>;
  onAwake: () => void;
  children: ReactNode;
}

/** Suspends hydration of the server HTML. */
function Sleeper({ over, onAwake, children }: SleeperProps) {
  const isAlive = useIsAlive();
  const [isHeld] = useState(!isAlive && typeof window !== 'undefined');
  if (isHeld) use(over);
  useEffect(onAwake, [onAwake]);
  return children;
}

/**
 * Keeps a part of the page as server HTML until a visitor needs it, and then hydrates the same elements: text, choices,
 * focus and caret stay. A form that is submitted meanwhile waits, and is posted natively where the code fails to load.
 */
export function WhenNeeded({ load, isNeededNow, patienceWithPointer, children }: WhenNeededProps) {
  const place = useRef<HTMLDivElement>(null);
  const [{ over, end }] = useState(newSleep);
  const [isAwake, setAwake] = useState(false);
  const [onAwake] = useState(() => () => setAwake(true));
  const firstProps = useRef({ load, isNeededNow, patienceWithPointer });
  const loading = useRef<Promise<unknown>>(null);

  useEffect(() => {
    const part = place.current;
    if (!part || isAwake) return undefined;
    const need = (): void => {
      loading.current ??= firstProps.current.load().then(
        () => {
          // A press within it would now be answered by hydrating all of it first.
          part.dataset['notLive'] = 'waking';
          end();
        },
        () => release(),
      );
    };
    const release = keepSubmit(part, need);
    const withPointer = firstProps.current.patienceWithPointer;
    const hasPointer = withPointer !== undefined && matchMedia('(hover: hover)').matches;
    const endWatch = watchNeed(part, need, hasPointer ? withPointer : undefined);
    if (firstProps.current.isNeededNow?.(part)) need();
    return () => {
      endWatch();
      // Runs once the framework has hydrated the part.
      setTimeout(release);
    };
  }, [end, isAwake]);

  useEffect(() => {
    if (isAwake) reportAwake();
  }, [isAwake]);

  return (
    <div ref={place} className={styles.part} data-not-live={isAwake ? undefined : ''}>
      {/* Unlike a `Suspense` boundary it is never streamed out of place, however large it is. */}
      <Activity>
        <Sleeper over={over} onAwake={onAwake}>
          {children}
        </Sleeper>
      </Activity>
    </div>
  );
}
