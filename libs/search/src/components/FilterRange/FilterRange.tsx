'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { Suspense, lazy, memo, useDeferredValue, useRef } from 'react';
import { useRange } from 'react-instantsearch';
import { rangeWords } from '../../model/filterWords.ts';
import { onTrack, usualWords, type FoundNumbers } from '../../model/usualRange.ts';
import type { FilterControlProps } from '../FilterPanel/filterMarks.ts';
import * as styles from './FilterRange.css.ts';
import { RangeEnds } from './RangeEnds.tsx';
import { RangeRail } from './RangeRail.tsx';
import { useFoundNumbers } from './useFoundNumbers.ts';
import { useRangeFilter, type FoundRange } from './useRangeFilter.ts';
import { useSeen } from './useSeen.ts';

const RangeSlider = lazy(() => import('./RangeSlider.tsx').then((module) => ({ default: module.RangeSlider })));

export interface FilterRangeProps extends FilterControlProps {
  /** The filter: its attribute, title and kind. */
  section: FilterSection;
}

interface RangeControlProps extends FilterRangeProps {
  /** Lowest and highest value found, and the chosen range. */
  found: FoundRange;
  /** Distribution of the values found. */
  numbers: FoundNumbers | undefined;
}

const RangeControl = memo(function RangeControl({
  section: { attribute, title },
  formId,
  shown = true,
  found,
  numbers,
}: RangeControlProps) {
  const say = useWords(searchMessages);
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame, shown);
  const { bounds, track, value, beyond, chosen, only, change, settle } = useRangeFilter(attribute, found, numbers);
  if (!shown) return null;
  if (only !== undefined)
    return <Text tone="muted">{say('search.everyVehicleHere', { value: rangeWords(attribute, only, say) })}</Text>;
  const format = (one: number) => usualWords(attribute, track, one, say);
  const thumbs = beyond ? value : onTrack(value, track);
  const still = (
    <RangeRail label={title} words={say('search.fromTo', { from: format(thumbs[0]), to: format(thumbs[1]) })} />
  );
  const { open: _open, ...ends } = track;
  return (
    <>
      <div ref={frame} className={styles.frame}>
        {seen && !beyond ? (
          <Suspense fallback={still}>
            <RangeSlider label={title} {...ends} value={thumbs} onChange={change} format={format} />
          </Suspense>
        ) : (
          still
        )}
      </div>
      <RangeEnds
        attribute={attribute}
        title={title}
        bounds={bounds}
        value={value}
        chosen={chosen}
        formId={formId}
        onSettle={settle}
      />
    </>
  );
});

/** A range filter: a slider for a quick choice and two fields for exact ends. */
export function FilterRange(props: FilterRangeProps) {
  // Vehicles are painted first; the slider's bounds follow.
  const found = useDeferredValue(useRange({ attribute: props.section.attribute }));
  const numbers = useDeferredValue(useFoundNumbers(props.section.attribute));
  return <RangeControl {...props} found={found} numbers={numbers} />;
}
