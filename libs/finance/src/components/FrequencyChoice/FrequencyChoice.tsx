'use client';

import { loanMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useRef } from 'react';
import { frequencies, type Frequency } from '../../model/repayment.ts';
import * as styles from './FrequencyChoice.css.ts';

export interface FrequencyChoiceProps {
  /** Accessible name. */
  legend: string;
  /** Chosen period. */
  value: Frequency;
  /** Called with the chosen period. */
  onChange: (frequency: Frequency) => void;
}

/** Choice of the repayment frequency. */
export function FrequencyChoice({ legend, value, onChange }: FrequencyChoiceProps) {
  const say = useWords(loanMessages);
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef({ value, onChange });
  useEffect(() => {
    // Its code may come after the visitor has chosen.
    const { value: drawn, onChange: choose } = first.current;
    const chosen = frequencies.find((one) => group.current?.querySelector(`[value="${one}"]:checked`));
    if (chosen && chosen !== drawn) choose(chosen);
  }, []);
  return (
    <fieldset ref={group} className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      {frequencies.map((frequency) => (
        <label key={frequency} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name="frequency"
            value={frequency}
            checked={value === frequency}
            onChange={() => onChange(frequency)}
          />
          <span className={styles.words}>{say(`loan.${frequency}Choice`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
