'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useRef, useState } from 'react';
import { useInstantSearch, useInstantSearchContext } from 'react-instantsearch';
import { readWaysOut, waysOutRequests, type CountedWays } from '../../model/countedWays.ts';
import { filterKey } from '../../model/uiState.ts';
import type { SearchUiState } from '../../model/searchUiState.ts';
import { waysOut } from '../../model/waysOut.ts';
import type { BatchClient } from '../../model/wireRequest.ts';
import { onceClient } from '../SearchPhase/useSearchPhase.ts';

export interface WaysOutOfNothing extends CountedWays {
  /** Whether the visitor has chosen anything. */
  isNarrowed: boolean;
  /** Whether the counts are still loading. */
  counting: boolean;
  take: (state: SearchUiState) => void;
}

/**
 * Ways out of a search that found nothing, counted in one batch of its own. If that fails they are offered without
 * counts.
 */
export function useCountedWays(filters: readonly FilterSection[], now: Date): WaysOutOfNothing {
  const say = useWords(searchMessages);
  const search = useInstantSearchContext();
  const { indexUiState, setIndexUiState, results } = useInstantSearch();
  const { filters: listing = '', index: indexName } = results._state;
  const state = indexUiState as SearchUiState;
  const key = `${filterKey(state)} ${indexName} ${listing}`;
  const uncounted: CountedWays = { ways: waysOut(state, filters, say), nearMakes: [], wordsUnknown: false };
  const isNarrowed = uncounted.ways.length > 0;
  const [answer, setAnswer] = useState<{ key: string; counted: CountedWays }>();
  const question = useRef<() => Promise<CountedWays>>(undefined);
  useEffect(() => {
    question.current = async () => {
      const { ways } = uncounted;
      const requests = waysOutRequests(state, ways, { indexName, filters: listing, now });
      try {
        const { results: answers } = await (onceClient(search) as BatchClient).search(requests);
        return readWaysOut(state, ways, answers);
      } catch {
        return uncounted;
      }
    };
  });
  useEffect(() => {
    let isCurrent = isNarrowed;
    if (isCurrent) {
      void question.current?.().then((counted) => {
        if (isCurrent) setAnswer({ key, counted });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [key, isNarrowed]);
  const counted = answer?.key === key ? answer.counted : undefined;
  return {
    ...(counted ?? uncounted),
    isNarrowed,
    counting: isNarrowed && counted === undefined,
    take: (next) => setIndexUiState(() => next as typeof indexUiState),
  };
}
