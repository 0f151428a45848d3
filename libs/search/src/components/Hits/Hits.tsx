'use client';

import type { SearchLayout } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { Button, Notice, useIsAlive } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ComponentType, ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { DrawnCards } from '../../model/drawnCards.ts';
import type { PromoPlan } from '../../model/promos.ts';
import { fromSearchRecord } from '../../model/record.ts';
import { PromoCard } from '../PromoCard/PromoCard.tsx';
import { HitCard, type HitCardProps } from './HitCard.tsx';
import * as styles from './Hits.css.ts';
import { HitsSkeleton } from './HitsSkeleton.tsx';
import { LateItem } from './LateItem.tsx';
import { useListLines } from './useListLines.ts';
import { useQuietRetry } from './useQuietRetry.ts';

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
  const say = useWords(searchMessages);
  const { status } = useInstantSearch({ catchError: true });
  const isAlive = useIsAlive();
  const { failed, retry } = useQuietRetry();
  const { lines, behind, unanswered } = useListLines(promos, now);
  const shown = lines.filter(({ hidden }) => !hidden);
  const first = new Set(shown.slice(0, priorityCount));
  // A quick answer needs no loading sign: only what the search library calls "stalled" shows one.
  const stalled = status === 'stalled' && !unanswered;
  return (
    <div className={styles.root}>
      <div className={styles.progress} data-busy={stalled ? '' : undefined} aria-hidden="true" />
      {failed && (
        <div className={styles.failure}>
          <Notice
            tone="warning"
            title={say('search.weCouldNotUpdate')}
            action={
              <Button variant="secondary" size="small" onClick={retry}>
                {say('search.tryAgain')}
              </Button>
            }
          >
            {unanswered ? say('search.pleaseCheckYourConnection') : say('search.youAreStillSeeing')}
          </Notice>
        </div>
      )}
      {unanswered && !failed && <HitsSkeleton layout={layout} />}
      {!unanswered && shown.length === 0 && empty}
      {lines.length > 0 && (
        <ul
          className={styles.list[layout]}
          aria-label={label}
          aria-busy={stalled || behind}
          hidden={shown.length === 0}
        >
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
