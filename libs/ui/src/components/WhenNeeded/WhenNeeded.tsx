'use client';

import { Activity, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { reportAwake } from '../../early/earlyTaps.ts';
import { useIsAlive } from '../../store/useStore.ts';
import { keepSubmit } from './keepSubmit.ts';
import { watchNeed } from './watchNeed.ts';
import * as styles from './WhenNeeded.css.ts';

export interface WhenNeededProps {
  /** Fetches the part's code; called once. Where that fails the part stays as the server drew it. */
  load: () => Promise<unknown>;
  /** Whether it is needed at once, asked in the browser: the device may hold something that the part shows. */
  isNeededNow?: (part: Element) => boolean;
  /** The part, by a `lazy` component of the same code. */
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

/** Holds up the framework where it would take over what the server drew. */
function Sleeper({ over, onAwake, children }: SleeperProps) {
  const isAlive = useIsAlive();
  const [isHeld] = useState(!isAlive && typeof window !== 'undefined');
  if (isHeld) use(over);
  useEffect(onAwake, [onAwake]);
  return children;
}

/**
 * Leaves a part of the page as the server drew it until a visitor needs it, and then wakes that very part: what was typed,
 * chosen and focused stays, with the caret. A form that is sent meanwhile waits, and is sent as the server drew it where
 * the code does not come.
 */
export function WhenNeeded({ load, isNeededNow, children }: WhenNeededProps) {
  const place = useRef<HTMLDivElement>(null);
  const [{ over, end }] = useState(newSleep);
  const [isAwake, setAwake] = useState(false);
  const [onAwake] = useState(() => () => setAwake(true));
  const firstProps = useRef({ load, isNeededNow });
  const loading = useRef<Promise<unknown>>(null);

  useEffect(() => {
    const part = place.current;
    if (!part || isAwake) return undefined;
    const need = (): void => {
      loading.current ??= firstProps.current.load().then(end, () => release());
    };
    const release = keepSubmit(part, need);
    const endWatch = watchNeed(part, need);
    if (firstProps.current.isNeededNow?.(part)) need();
    return () => {
      endWatch();
      // Once the part is awake for the framework too.
      setTimeout(release);
    };
  }, [end, isAwake]);

  useEffect(() => {
    if (isAwake) reportAwake();
  }, [isAwake]);

  return (
    <div ref={place} className={styles.part} data-not-live={isAwake ? undefined : ''}>
      {/* Unlike a `Suspense` it is never sent out of its place, however large it is. */}
      <Activity>
        <Sleeper over={over} onAwake={onAwake}>
          {children}
        </Sleeper>
      </Activity>
    </div>
  );
}
