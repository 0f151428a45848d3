'use client';

import { useId } from 'react';
import type { Range } from '../../model/bounds.ts';
import * as styles from './FinanceCalculator.css.ts';

export interface SliderProps {
  label: string;
  range: Range;
  value: number;
  onChange: (value: number) => void;
  /** Words for a value. @example (years) => `${years} years` */
  format: (value: number) => string;
}

/** One number out of a range, with its value in words beside the label. */
export function Slider({ label, range, value, onChange, format }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.sliderHead}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span aria-hidden="true" className={styles.value}>
          {format(value)}
        </span>
      </div>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
