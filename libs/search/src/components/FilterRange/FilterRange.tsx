'use client';

import type { FilterSection } from '@forecourt/domain';
import { Text } from '@forecourt/ui';
import { Suspense, lazy, memo, useDeferredValue, useRef } from 'react';
import { useRange } from 'react-instantsearch';
import { rangeWords } from '../../model/filterWords.ts';
import type { FilterControlProps } from '../FilterPanel/filterMarks.ts';
import * as styles from './FilterRange.css.ts';
import { RangeEnds } from './RangeEnds.tsx';
import { RangeRail } from './RangeRail.tsx';
import { useRangeFilter, type FoundRange } from './useRangeFilter.ts';
import { useSeen } from './useSeen.ts';

const RangeSlider = lazy(() => import('./RangeSlider.tsx').then((module) => ({ default: module.RangeSlider })));

export interface FilterRangeProps extends FilterControlProps {
  /** The filter: its attribute, title and kind. */
  section: FilterSection;
}

interface RangeControlProps extends FilterRangeProps {
  /** Ends of what was found, and what is chosen of it. */
  found: FoundRange;
}

const RangeControl = memo(function RangeControl({
  section: { attribute, title },
  formId,
  shown = true,
  found,
}: RangeControlProps) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame, shown);
  const { bounds, value, beyond, chosen, only, change, settle } = useRangeFilter(attribute, found);
  if (!shown) return null;
  const format = (one: number) => rangeWords(attribute, one);
  const still = <RangeRail label={title} words={`${format(value[0])} to ${format(value[1])}`} />;
  if (only !== undefined) return <Text tone="muted">{`Every vehicle here: ${format(only)}`}</Text>;
  return (
    <>
      <div ref={frame} className={styles.frame}>
        {seen && !beyond ? (
          <Suspense fallback={still}>
            <RangeSlider label={title} {...bounds} value={value} onChange={change} format={format} />
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

/** From one value to another: a slider to try, and two fields for the exact ends. */
export function FilterRange(props: FilterRangeProps) {
  // Vehicles are painted first; the slider's ends follow.
  const found = useDeferredValue(useRange({ attribute: props.section.attribute }));
  return <RangeControl {...props} found={found} />;
}
