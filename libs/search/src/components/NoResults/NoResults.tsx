'use client';

import { grouped, type FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink, Cluster, EmptyState, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { MouseEvent, ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { countWords } from '../../model/countWords.ts';
import { withoutChoices } from '../../model/uiState.ts';
import type { SearchUiState } from '../../model/searchUiState.ts';
import { waysOut } from '../../model/waysOut.ts';
import * as styles from './NoResults.css.ts';
import { StockOffers } from './StockOffers.tsx';
import { useCountedWays } from './useCountedWays.ts';
import { useReading } from '../ReadingNote/useReading.ts';

export interface NoResultsProps {
  /** All filters of the page. */
  filters: readonly FilterSection[];
  /** Singular noun for what the site sells. */
  noun: string;
  /** Plural noun for what the site sells. */
  nounPlural: string;
  /** Where the whole stock is listed. */
  basePath: string;
  /** Time from which "listed in the last week" counts back. */
  now: Date;
  /** An additional way out. @example a link to the enquiry form */
  action?: ReactNode;
}

/** The pressed button disappears with this panel; the results around it keep the focus. */
function keepPlace({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}

/**
 * Shown when nothing was found: which choices to drop and what that would find, related makes, and a link to the whole
 * stock.
 */
export function NoResults({ filters, noun, nounPlural, basePath, now, action }: NoResultsProps) {
  const say = useWords(searchMessages);
  const { indexUiState } = useInstantSearch({ catchError: true });
  const { ways, nearMakes, wordsUnknown, isNarrowed, counting, take } = useCountedWays(filters, now);
  const query = indexUiState.query?.trim();
  // Without the words there is everything: what there is says more than how many.
  const isOnlyWords = waysOut(indexUiState as SearchUiState, filters, say).every(({ key }) => key === 'query');
  const instead = useReading()?.instead ?? [];
  const offers = isOnlyWords ? instead : [];
  const choice = (key: string, text: string, state: SearchUiState, icon?: 'close') => (
    <Button
      key={key}
      variant="secondary"
      icon={icon}
      onClick={(event) => {
        keepPlace(event);
        take(state);
      }}
    >
      {text}
    </Button>
  );
  const without = (text: string, count: number | undefined) =>
    count === undefined
      ? say('search.without', { choice: text })
      : say('search.withoutCount', { choice: text, vehicles: countWords(count, { noun, nounPlural }) });
  return (
    <EmptyState
      title={say('search.noMatchYourSearch', { nounPlural })}
      action={
        <div className={styles.action}>
          {isNarrowed && offers.length === 0 && (
            <div className={styles.ways} aria-busy={counting}>
              <Cluster gap={1} justify="center">
                {!counting &&
                  ways.map(({ key, text, count, state }) => choice(key, without(text, count), state, 'close'))}
              </Cluster>
            </div>
          )}
          <StockOffers offers={offers} filters={filters} basePath={basePath} />
          {nearMakes.length > 0 && (
            <div className={styles.group}>
              <Text>{say('search.otherMakesThatFit')}</Text>
              <Cluster gap={1} justify="center">
                {nearMakes.map(({ make, count, state }) => choice(make, `${make} (${grouped(count)})`, state))}
              </Cluster>
            </div>
          )}
          <Cluster gap={1} justify="center">
            {isNarrowed && (
              <span className={styles.scripted}>
                <Button
                  onClick={(event) => {
                    keepPlace(event);
                    take(withoutChoices(indexUiState as SearchUiState));
                  }}
                >
                  {say('search.clearAllFilters')}
                </Button>
              </span>
            )}
            <ButtonLink variant="quiet" href={basePath}>
              {say('search.seeAllStock', { nounPlural })}
            </ButtonLink>
            {action}
          </Cluster>
        </div>
      }
    >
      {wordsUnknown || offers.length > 0
        ? say('search.nothingWeHaveAnswers', { query: query ?? '' })
        : isNarrowed
          ? say('search.takeOne')
          : say('search.thereAreNoListed', { nounPlural })}
    </EmptyState>
  );
}
