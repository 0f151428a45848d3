'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { Button, Notice } from '@forecourt/ui';
import type { ComponentType, ReactNode } from 'react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import { fromSearchRecord, type SearchRecord } from '../../model/record.ts';
import * as styles from './Hits.css.ts';
import { HitsSkeleton } from './HitsSkeleton.tsx';
import { useRetry } from './useRetry.ts';

/** What the page's own card is told. */
export interface HitCardProps {
  vehicle: VehicleSummary;
  now: Date;
  /** Among the pictures seen first. */
  priority: boolean;
}

export interface HitsProps {
  Card: ComponentType<HitCardProps>;
  /** When the page was made. */
  now: Date;
  /** Names the list. @example 'Vehicles' */
  label: string;
  /** Stands in for the list when nothing was found. */
  empty: ReactNode;
  /** Pictures seen without scrolling. @default 3 */
  priorityCount?: number;
}

/** The vehicles found. While the next search runs, or when it fails, the former ones stay. */
export function Hits({ Card, now, label, empty, priorityCount = 3 }: HitsProps) {
  const { items } = useHits<Pick<SearchRecord, 'objectID' | 'summary'> & Record<string, unknown>>({
    escapeHTML: false,
  });
  const { status, results } = useInstantSearch({ catchError: true });
  const retry = useRetry();
  const failed = status === 'error';
  const waiting = status === 'loading' || status === 'stalled';
  const unanswered = Boolean(results.__isArtificial);
  return (
    <>
      {failed && (
        <div className={styles.failure}>
          <Notice
            tone="warning"
            title="We could not update the list"
            action={
              <Button variant="secondary" size="small" onClick={retry}>
                Try again
              </Button>
            }
          >
            {unanswered ? 'Please check your connection.' : 'You are still seeing what was found before.'}
          </Notice>
        </div>
      )}
      {unanswered && !failed && <HitsSkeleton />}
      {!unanswered && items.length === 0 && empty}
      {items.length > 0 && (
        <ul className={styles.grid} aria-label={label} aria-busy={waiting}>
          {items.map((hit, index) => (
            <li key={hit.objectID} className={styles.item}>
              <Card vehicle={fromSearchRecord(hit)} now={now} priority={index < priorityCount} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
