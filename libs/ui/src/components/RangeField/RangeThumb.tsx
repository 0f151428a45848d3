'use client';

import { useSliderThumb } from 'react-aria/useSlider';
import type { SliderState } from 'react-stately/useSliderState';
import { useRef, type RefObject } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RangeField.css.ts';

export interface RangeThumbProps {
  /** State of the slider it belongs to. */
  state: SliderState;
  /** The line that it moves along. */
  track: RefObject<HTMLDivElement | null>;
  /** 0 is the lower end, 1 the upper. */
  index: 0 | 1;
  /** Names this end for screen readers. @example 'Price, from' */
  label: string;
  /** Its value in words, as screen readers say it. */
  words: string;
}

/** One end of a range: what one drags, and inside it the slider that keyboards and screen readers use. */
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
