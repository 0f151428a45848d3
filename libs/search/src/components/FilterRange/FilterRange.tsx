'use client';

import type { FilterSection } from '@forecourt/domain';
import { TextField } from '@forecourt/ui';
import { Suspense, lazy, useRef } from 'react';
import { rangeWords } from '../../model/filterWords.ts';
import * as styles from './FilterRange.css.ts';
import { useRangeFilter } from './useRangeFilter.ts';
import { useSeen } from './useSeen.ts';

const RangeSlider = lazy(() => import('./RangeSlider.tsx').then((module) => ({ default: module.RangeSlider })));

export interface FilterRangeProps {
  section: FilterSection;
  formId?: string;
}

/** From one value to another. Two number fields stand in where there is no JavaScript. */
export function FilterRange({ section: { attribute, title }, formId }: FilterRangeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame);
  const { bounds, value, chosen, change } = useRangeFilter(attribute);
  const format = (one: number) => rangeWords(attribute, one);
  const still = (
    <div>
      <div className={styles.words}>
        <span className={styles.label}>{title}</span>
        <span>{`${format(value[0])} to ${format(value[1])}`}</span>
      </div>
      <div className={styles.rail} />
    </div>
  );
  return (
    <>
      <div ref={frame} className={styles.frame}>
        {seen ? (
          <Suspense fallback={still}>
            <RangeSlider label={title} {...bounds} value={value} onChange={change} format={format} />
          </Suspense>
        ) : (
          still
        )}
      </div>
      {formId && (
        <noscript>
          <div className={styles.ends}>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                label={`${title} ${end}`}
                name={`${attribute}_${end}`}
                form={formId}
                type="number"
                min={0}
                defaultValue={chosen[end]}
              />
            ))}
          </div>
        </noscript>
      )}
    </>
  );
}
