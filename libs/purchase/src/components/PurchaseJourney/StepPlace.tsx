'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './PurchaseJourney.css.ts';

export interface StepPlaceProps {
  /** The current step. */
  step: string;
  /** The step's heading. */
  children: ReactNode;
}

/** Moves the focus to a new step's heading, because the pressed button is gone. */
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
