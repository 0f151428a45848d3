'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './PurchaseJourney.css.ts';

export interface StepPlaceProps {
  /** The step that is shown. */
  step: string;
  /** The step's heading. */
  children: ReactNode;
}

/** Where keyboard and screen reader go on when one step gives way to the next: the button that was pressed is gone. */
export function StepPlace({ step, children }: StepPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus();
  }, [step]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
