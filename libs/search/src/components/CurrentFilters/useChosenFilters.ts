'use client';

import type { FilterSection } from '@forecourt/domain';
import { useCallback, useMemo } from 'react';
import { chosenFilters, withoutChosen } from '../../model/chosenFilters.ts';
import { withoutChoices } from '../../model/uiState.ts';
import { useChangeSearch, useLateSearchSlice } from '../SearchParameters/useSearchSlice.ts';

export interface ChosenFilter {
  key: string;
  text: string;
  drop: () => void;
}

/** What the visitor has chosen, the typed words included, each with its own way back. */
export function useChosenFilters(filters: readonly FilterSection[]) {
  const state = useLateSearchSlice((whole) => whole);
  const change = useChangeSearch();
  const chosen = useMemo(
    (): ChosenFilter[] =>
      chosenFilters(state, filters).map((one) => ({
        key: one.key,
        text: one.text,
        drop: () => change((now) => withoutChosen(now, one)),
      })),
    [state, filters, change],
  );
  const clearAll = useCallback(() => change(withoutChoices), [change]);
  return { chosen, clearAll, state };
}
