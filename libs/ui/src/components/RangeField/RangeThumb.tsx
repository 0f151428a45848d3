'use client';

import { useSliderThumb } from 'react-aria/useSlider';
import type { SliderState } from 'react-stately/useSliderState';
import { useRef, type RefObject } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RangeField.css.ts';

export interface RangeThumbProps {
  /** State of the slider. */
  state: SliderState;
  /** Ref to the slider's track. */
  track: RefObject<HTMLDivElement | null>;
  /** 0 is the lower end, 1 the upper. */
  index: 0 | 1;
  /** Accessible name of this end. @example 'Price, from' */
  label: string;
  /** Its value in words, for screen readers. */
  words: string;
}

/** One thumb of a range slider, with the native input for keyboards and screen readers inside. */
export function RangeThumb({ state, track, index, label, words }: RangeThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index, trackRef: track, inputRef: input, 'aria-label': label },
    state,
  );
  return (
    <div {...thumbProps} className={styles.thumb} data-dragging={isDragging || undefined}>
      <VisuallyHidden>
        <input {...inputProps} type="range" ref={input} aria-valuetext={words} />
      </VisuallyHidden>
    </div>
  );
}
