'use client';

import { rangeFieldMessages } from '@forecourt/domain/messages';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useSlider } from 'react-aria/useSlider';
import { useSliderState } from 'react-stately/useSliderState';
import { useMemo, useRef } from 'react';
import { useLocale, useWords } from '../../words/ownWords.ts';
import * as styles from './RangeField.css.ts';
import { RangeThumb } from './RangeThumb.tsx';

export type Range = [low: number, high: number];

export interface RangeFieldProps {
  /** Label of the field, above the slider. */
  label: string;
  /** Lowest value, in the unit of `format`. */
  min: number;
  /** Highest value. */
  max: number;
  /** Step of one arrow key press. */
  step: number;
  /** Both ends, the lower one first. */
  value: Range;
  /** Called while a thumb moves. */
  onChange: (value: Range) => void;
  /** Called when a thumb is released: search here. */
  onCommit?: (value: Range) => void;
  /** Formats one value. @example (cents) => formatMoney(cents) */
  format: (value: number) => string;
}

const asRange = ([low = 0, high = low]: number[]): Range => [low, high];

/** The slider, inside the provider that tells it the language of the site instead of the browser's. */
function Slider({ label, min, max, step, value, onChange, onCommit, format }: RangeFieldProps) {
  const say = useWords(rangeFieldMessages);
  const locale = useLocale();
  // Required by the slider's state; the displayed text comes from `format`.
  const numberFormatter = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const track = useRef<HTMLDivElement>(null);
  const slider = {
    label,
    minValue: min,
    maxValue: max,
    step,
    value,
    onChange: (next: number[]) => onChange(asRange(next)),
    onChangeEnd: (next: number[]) => onCommit?.(asRange(next)),
  };
  const state = useSliderState<number[]>({ ...slider, numberFormatter });
  const { groupProps, labelProps, outputProps, trackProps } = useSlider(slider, state, track);
  const [from, to] = [format(value[0]), format(value[1])];
  const [low, high] = [state.getThumbPercent(0) * 100, state.getThumbPercent(1) * 100];
  return (
    <div {...groupProps} className={styles.root}>
      <div className={styles.head}>
        {/* Names the group; each thumb has a name of its own. */}
        <span {...labelProps} className={styles.label}>
          {label}
        </span>
        <output {...outputProps} className={styles.output}>
          {say('rangeField.fromTo', { from, to })}
        </output>
      </div>
      <div {...trackProps} ref={track} className={styles.track}>
        <div className={styles.rail} />
        <div className={styles.fill} style={{ insetInlineStart: `${low}%`, inlineSize: `${high - low}%` }} />
        <RangeThumb state={state} track={track} index={0} label={say('rangeField.from', { label })} words={from} />
        <RangeThumb state={state} track={track} index={1} label={say('rangeField.to', { label })} words={to} />
      </div>
    </div>
  );
}

/** A range slider with two thumbs. Arrow keys step; the thumbs never cross. */
export function RangeField(props: RangeFieldProps) {
  return (
    <I18nProvider locale={useLocale()}>
      <Slider {...props} />
    </I18nProvider>
  );
}
