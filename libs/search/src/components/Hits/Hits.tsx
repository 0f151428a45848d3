'use client';

import type { SearchLayout } from '@forecourt/domain';
import { Button, Notice } from '@forecourt/ui';
import { useDeferredValue, useMemo, type ComponentType, type ReactNode } from 'react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import { narrowedKinds } from '../../model/narrowedKinds.ts';
import { placePromos, type PromoPlan } from '../../model/promos.ts';
import { fromSearchRecord, type SearchRecord } from '../../model/record.ts';
import { withPromos } from '../../model/withPromos.ts';
import { PromoCard } from '../PromoCard/PromoCard.tsx';
import { HitItem, type HitCardProps } from './HitItem.tsx';
import * as styles from './Hits.css.ts';
import { HitsSkeleton } from './HitsSkeleton.tsx';
import { useQuietRetry } from './useQuietRetry.ts';

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
  /** @default 'grid' */
  layout?: SearchLayout;
  /** Promotional cards among the vehicles. @default none */
  promos?: PromoPlan;
}

type Hit = Pick<SearchRecord, 'objectID' | 'summary'> & Record<string, unknown>;

const noPromos: PromoPlan = { nodes: [], positions: [], shuffle: false };

/** The vehicles found. While the next search runs, or when it fails, the former ones stay. */
export function Hits({ Card, now, label, empty, priorityCount = 3, layout = 'grid', promos = noPromos }: HitsProps) {
  useHits<Hit>({ escapeHTML: false });
  const { status, results: latest } = useInstantSearch({ catchError: true });
  const { failed, retry } = useQuietRetry();
  // Counts and filters are painted first; the cards follow, and give way to the next tap.
  const deferred = useDeferredValue(latest);
  const results = deferred.__isArtificial ? latest : deferred;
  const time = now.getTime();
  const entries = useMemo(() => {
    const { hits, page = 0, hitsPerPage = 0, _state: asked } = results;
    // What was asked for, not what is chosen by now: the promotions change with the vehicles.
    const carTypes = narrowedKinds(asked.disjunctiveFacetsRefinements.car_type, asked.filters);
    const list = { now: new Date(time), count: hits.length, page, perPage: hitsPerPage, carTypes };
    return withPromos(hits as unknown as readonly Hit[], hits.length ? placePromos(promos, list) : []);
  }, [results, promos, time]);
  const busy = status === 'loading' || status === 'stalled' || results !== latest;
  const unanswered = Boolean(results.__isArtificial);
  return (
    <div className={styles.root}>
      <div className={styles.progress} data-busy={busy && !unanswered ? '' : undefined} aria-hidden="true" />
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
      {unanswered && !failed && <HitsSkeleton layout={layout} />}
      {!unanswered && entries.length === 0 && empty}
      {entries.length > 0 && (
        <ul className={styles.list[layout]} aria-label={label} aria-busy={busy}>
          {entries.map((entry) =>
            entry.kind === 'promo' ? (
              <li key={`promotion ${entry.promo.id}`} className={styles.item}>
                <PromoCard promo={entry.promo} layout={layout} />
              </li>
            ) : (
              <HitItem
                key={entry.item.objectID}
                Card={Card}
                vehicle={fromSearchRecord(entry.item)}
                now={now}
                priority={entry.index < priorityCount}
                layout={layout}
              />
            ),
          )}
        </ul>
      )}
    </div>
  );
}
