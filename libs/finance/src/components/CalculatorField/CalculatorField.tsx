'use client';

import { useId, type ReactNode } from 'react';
import type { Range } from '../../model/bounds.ts';
import * as styles from './CalculatorField.css.ts';

export interface CalculatorFieldProps {
  /** Parameter of the form. */
  name: string;
  /** What the number is. */
  label: string;
  /** Stands before or after the number. */
  unit: { before: string } | { after: string };
  /** As it was typed. */
  text: string;
  /** The number, in the unit of the field. */
  value: number;
  /** Over which the slider moves. */
  range: Range;
  /** Words for a value. @example (years) => `${years} years` */
  format: (value: number) => string;
  /** What is wrong with what was typed, in a sentence. */
  error?: string | null;
  /** Takes what is typed, before it is a number. */
  onType: (text: string) => void;
  /** The field is left: what counts may be shown now. */
  onLeave: () => void;
  /** Takes the number that the slider stands at. */
  onSlide: (value: number) => void;
  /** Under the slider, such as usual amounts. */
  children?: ReactNode;
}

/** A number that is typed or slid. Without JavaScript it is typed. */
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
  const id = useId();
  const isBefore = 'before' in unit;
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
            {isBefore ? 'dollars' : unit.after}
          </span>
        </span>
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <input
        className={styles.slider}
        type="range"
        aria-label={`${label}, slider`}
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
