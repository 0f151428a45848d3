'use client';

import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import * as styles from './RangeField.css.ts';

export type Range = [low: number, high: number];

export interface RangeFieldProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: Range;
  /** While it moves. */
  onChange: (value: Range) => void;
  /** Once it is let go: search here. */
  onCommit?: (value: Range) => void;
  /** Words for one value. @example (cents) => formatMoney(cents) */
  format: (value: number) => string;
}

const asRange = (value: number | number[]): Range => {
  const [low = 0, high = low] = Array.isArray(value) ? value : [value];
  return [low, high];
};

/** From one value to another, with a thumb for each. Arrow keys step; the thumbs never cross. */
export function RangeField({ label, min, max, step, value, onChange, onCommit, format }: RangeFieldProps) {
  const words = `${format(value[0])} to ${format(value[1])}`;
  const share = (at: number) => (max === min ? 0 : ((at - min) / (max - min)) * 100);
  return (
    <Slider
      className={styles.root}
      minValue={min}
      maxValue={max}
      step={step}
      value={value}
      onChange={(next) => onChange(asRange(next))}
      onChangeEnd={(next) => onCommit?.(asRange(next))}
    >
      <div className={styles.head}>
        <Label className={styles.label}>{label}</Label>
        <SliderOutput className={styles.output}>{words}</SliderOutput>
      </div>
      <SliderTrack className={styles.track}>
        <div className={styles.rail} />
        <div
          className={styles.fill}
          style={{ insetInlineStart: `${share(value[0])}%`, inlineSize: `${share(value[1]) - share(value[0])}%` }}
        />
        <SliderThumb className={styles.thumb} index={0} aria-label={`${label}, from`} />
        <SliderThumb className={styles.thumb} index={1} aria-label={`${label}, to`} />
      </SliderTrack>
    </Slider>
  );
}
