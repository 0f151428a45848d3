'use client';

import { Button, VisuallyHidden } from '@forecourt/ui';
import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import * as styles from './CalculatorLayout.css.ts';
import { useSettled } from './useSettled.ts';

export interface CalculatorLayoutProps {
  /** Page that answers the form where there is no JavaScript. */
  action: string;
  /** Names the form. */
  label: string;
  /** Sent along with the fields. */
  hidden?: Readonly<Record<string, string>>;
  /** The fields that are filled in. */
  fields: ReactNode;
  /** Of the button that asks for the answer. */
  ask: string;
  /** Names the answer. */
  resultLabel: string;
  /** What they come to, beside the fields where there is room. */
  result: ReactNode;
  /** The answer in one sentence, read out once it has stood for half a second. */
  announcement: string;
}

/** A form that answers beside its fields at once, and by a page of its own without JavaScript. */
export function CalculatorLayout({
  action,
  label,
  hidden = {},
  fields,
  ask,
  resultLabel,
  result,
  announcement,
}: CalculatorLayoutProps) {
  const answer = useRef<HTMLElement>(null);
  const id = useId();
  const settled = useSettled(announcement);

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className={styles.frame}>
      <div className={`${styles.columns} ${styles.wide}`}>
        <form className={styles.fields} action={action} method="get" aria-label={label} onSubmit={show}>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields}
          <div className={styles.ask}>
            <Button type="submit" variant="secondary" full>
              {ask}
            </Button>
          </div>
        </form>
        <section ref={answer} className={styles.result} tabIndex={-1} aria-labelledby={id}>
          <h3 id={id} className={styles.resultTitle}>
            {resultLabel}
          </h3>
          {result}
        </section>
      </div>
      <VisuallyHidden>
        <span role="status">{settled}</span>
      </VisuallyHidden>
    </div>
  );
}
