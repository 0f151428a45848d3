'use client';

import { Button, VisuallyHidden } from '@forecourt/ui';
import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import * as styles from './CalculatorLayout.css.ts';
import { useSettled } from './useSettled.ts';

export interface CalculatorLayoutProps {
  /** Page that handles the form without JavaScript. */
  action: string;
  /** Accessible name of the form. */
  label: string;
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  /** The fields. */
  fields: ReactNode;
  /** Label of the submit button. */
  ask: string;
  /** Accessible name of the result. */
  resultLabel: string;
  /** The result, beside the fields where there is room. */
  result: ReactNode;
  /** The result in one sentence, announced once it has been stable for half a second. */
  announcement: string;
}

/** A form that shows its result beside its fields at once, or without JavaScript on a page of its own. */
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
