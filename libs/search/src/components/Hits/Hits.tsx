'use client';

import type { SearchLayout } from '@forecourt/domain';
import { useIsAlive } from '@forecourt/ui';
import type { ComponentType, ReactNode } from 'react';
import type { DrawnCards } from '../../model/drawnCards.ts';
import type { PromoPlan } from '../../model/promos.ts';
import { fromSearchRecord } from '../../model/record.ts';
import { PromoCard } from '../PromoCard/PromoCard.tsx';
import { HitCard, type HitCardProps } from './HitCard.tsx';
import * as styles from './Hits.css.ts';
import { HitsSkeleton } from './HitsSkeleton.tsx';
import { LateItem } from './LateItem.tsx';
import { useListLines } from './useListLines.ts';
import { SearchFailure } from '../SearchPhase/SearchFailure.tsx';
import { hasFailed, useSearchPhase } from '../SearchPhase/useSearchPhase.ts';

export interface HitsProps {
  /** Draws one vehicle. */
  Card: ComponentType<HitCardProps>;
  /** When the page was rendered. */
  now: Date;
  /** Names the list. @example 'Vehicles' */
  label: string;
  /** Shown in place of the list when nothing was found. */
  empty: ReactNode;
  /** Pictures seen without scrolling. @default 3 */
  priorityCount?: number;
  /** Layout of the list. @default 'grid' */
  layout?: SearchLayout;
  /** Promotional cards among the vehicles. @default none */
  promos?: PromoPlan;
  /**
   * Lays out cards outside the viewport too, so that the scroll position of a returning visitor can be restored.
   * @default false
   */
  whole?: boolean;
  /** Cards that the server has drawn before. @default none */
  drawnCards?: DrawnCards;
}

const noPromos: PromoPlan = { nodes: [], positions: [], shuffle: false };

/** The vehicles found. While the next search runs, or after it failed, the former ones stay. */
export function Hits({
  Card,
  now,
  label,
  empty,
  priorityCount = 3,
  layout = 'grid',
  promos = noPromos,
  whole = false,
  drawnCards,
}: HitsProps) {
  const isAlive = useIsAlive();
  const phase = useSearchPhase();
  const { lines, behind, unanswered } = useListLines(promos, now);
  const shown = lines.filter(({ hidden }) => !hidden);
  const first = new Set(shown.slice(0, priorityCount));
  const failed = hasFailed(phase);
  const busy = phase !== 'answered' && phase !== 'failed' && !unanswered;
  return (
    <div className={styles.root}>
      <div className={styles.progress} data-busy={busy ? '' : undefined} aria-hidden="true" />
      {failed && (
        <div className={styles.failure}>
          <SearchFailure unanswered={unanswered} />
        </div>
      )}
      {unanswered && !failed && <HitsSkeleton layout={layout} />}
      {!unanswered && shown.length === 0 && empty}
      {lines.length > 0 && (
        <ul className={styles.list[layout]} aria-label={label} aria-busy={busy || behind} hidden={shown.length === 0}>
          {lines.map((line) => {
            const { key, entry, hidden } = line;
            const isPromo = entry.kind === 'promo';
            const vehicle = isPromo ? null : fromSearchRecord(entry.item);
            return (
              <LateItem
                key={key}
                className={styles.item[whole || first.has(line) ? 'whole' : layout]}
                hidden={hidden}
                content={`${layout} ${JSON.stringify(vehicle)}`}
                drawnCards={drawnCards}
                waits={!isAlive && !isPromo && entry.index >= priorityCount}
              >
                {isPromo ? (
                  // Hidden cards are not reused: the old picture would show beside the new text until the new picture
                  // has loaded.
                  <PromoCard key={entry.promo.id} promo={entry.promo} layout={layout} />
                ) : (
                  <HitCard
                    Card={Card}
                    vehicle={fromSearchRecord(entry.item)}
                    now={now}
                    priority={entry.index < priorityCount}
                    layout={layout}
                  />
                )}
              </LateItem>
            );
          })}
        </ul>
      )}
    </div>
  );
}
