import { formMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { Ref } from 'react';
import * as styles from './Form.css.ts';

export interface FormStepHeadProps {
  /** Name of the step. */
  title: string;
  /** Index of the step, from 0. */
  place: number;
  /** Number of steps. */
  count: number;
  /** Ref for moving the focus there. */
  ref?: Ref<HTMLDivElement>;
}

/** Heading with the current step. Gets the focus when the step shows, so that it is read out. */
export function FormStepHead({ title, place, count, ref }: FormStepHeadProps) {
  const say = useWords(formMessages);
  return (
    <div
      className={styles.stepHead}
      role="group"
      aria-label={say('form.stepNamed', { number: place + 1, count, title })}
      tabIndex={-1}
      ref={ref}
    >
      <p className={styles.stepCount}>{say('form.stepOf', { number: place + 1, count })}</p>
      <p className={styles.stepTitle}>{title}</p>
      <div className={styles.stepBar} aria-hidden="true">
        {Array.from({ length: count }, (_, mark) => (
          <span key={mark} className={styles.stepMark} data-reached={mark <= place ? '' : undefined} />
        ))}
      </div>
    </div>
  );
}
