'use client';

import { loanMessages } from '@forecourt/domain/messages';
import { isChanged } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Range } from '../../model/bounds.ts';
import * as styles from './CalculatorField.css.ts';

export interface CalculatorFieldProps {
  /** Name of the field in the form. */
  name: string;
  /** Label. */
  label: string;
  /** Unit before or after the number. */
  unit: { before: string } | { after: string };
  /** Text as it was typed. */
  text: string;
  /** The number, in the field's unit. */
  value: number;
  /** Range of the slider. */
  range: Range;
  /** Text of a value. @example (years) => `${years} years` */
  format: (value: number) => string;
  /** Error message, in a sentence. */
  error?: string | null;
  /** Called with the typed text. */
  onType: (text: string) => void;
  /** Called when the field is left, to show the value that counts. */
  onLeave: () => void;
  /** Called with the number of the slider. */
  onSlide: (value: number) => void;
  /** Content under the slider, such as usual amounts. */
  children?: ReactNode;
}

/** A number that can be typed or set by a slider. Without JavaScript only typed. */
export function CalculatorField({
  name,
  label,
  unit,
  text,
  value,
  range,
  format,
  error = null,
  onType,
  onLeave,
  onSlide,
  children,
}: CalculatorFieldProps) {
  const say = useWords(loanMessages);
  const id = useId();
  const isBefore = 'before' in unit;
  const box = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const first = useRef({ onType, onSlide });
  useEffect(() => {
    // Its code may come after the visitor has begun.
    if (box.current && isChanged(box.current)) first.current.onType(box.current.value);
    else if (slider.current && isChanged(slider.current)) first.current.onSlide(Number(slider.current.value));
  }, []);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span className={styles.box}>
          {isBefore && (
            <span className={styles.before} aria-hidden="true">
              {unit.before}
            </span>
          )}
          <input
            ref={box}
            id={id}
            className={isBefore ? styles.input : `${styles.input} ${styles.withUnit}`}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-describedby={error ? `${id}-error ${id}-unit` : `${id}-unit`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onType(event.target.value)}
            onBlur={onLeave}
          />
          <span className={isBefore ? undefined : styles.after} id={`${id}-unit`} hidden={isBefore}>
            {isBefore ? say('loan.dollars') : unit.after}
          </span>
        </span>
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        aria-label={say('loan.slider', { label })}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onSlide(Number(event.target.value))}
      />
      {children}
    </div>
  );
}
