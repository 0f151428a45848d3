'use client';

import { frequencies, type Frequency } from '../../model/repayment.ts';
import * as styles from './FrequencyChoice.css.ts';

const names: Record<Frequency, string> = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' };

export interface FrequencyChoiceProps {
  /** Names the choice. */
  legend: string;
  /** Period that is chosen. */
  value: Frequency;
  /** Takes the period that was chosen. */
  onChange: (frequency: Frequency) => void;
}

/** How often is paid. */
export function FrequencyChoice({ legend, value, onChange }: FrequencyChoiceProps) {
  return (
    <fieldset className={styles.root}>
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
          <span className={styles.words}>{names[frequency]}</span>
        </label>
      ))}
    </fieldset>
  );
}
