'use client';

import type { FilterSection } from '@forecourt/domain';
import { useCallback, useMemo } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { chosenFilters, withoutChosen } from '../../model/chosenFilters.ts';
import { withoutChoices, type SearchUiState } from '../../model/uiState.ts';

export interface ChosenFilter {
  key: string;
  text: string;
  drop: () => void;
}

/** What the visitor has chosen, the typed words included, each with its own way back. */
export function useChosenFilters(filters: readonly FilterSection[]) {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const chosen = useMemo(
    (): ChosenFilter[] =>
      chosenFilters(indexUiState as SearchUiState, filters).map((one) => ({
        key: one.key,
        text: one.text,
        drop: () => setIndexUiState((state) => withoutChosen(state as SearchUiState, one)),
      })),
    [indexUiState, filters, setIndexUiState],
  );
  const clearAll = useCallback(
    () => setIndexUiState((state) => withoutChoices(state as SearchUiState)),
    [setIndexUiState],
  );
  return { chosen, clearAll };
}
