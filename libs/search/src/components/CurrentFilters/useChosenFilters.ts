'use client';

import type { FilterSection } from '@forecourt/domain';
import { useClearRefinements, useCurrentRefinements, useInstantSearch } from 'react-instantsearch';
import { chipText } from '../../model/filterWords.ts';

export interface ChosenFilter {
  key: string;
  text: string;
  drop: () => void;
}

/** What the visitor has chosen, the typed words included, each with its own way back. */
export function useChosenFilters(filters: readonly FilterSection[]) {
  const { items } = useCurrentRefinements();
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const { refine: clear } = useClearRefinements();
  const { query } = indexUiState;
  const clearQuery = () => setIndexUiState((state) => ({ ...state, query: undefined, page: undefined }));
  const chosen: ChosenFilter[] = items.flatMap(({ attribute, refine, refinements }) => {
    const section = filters.find((one) => one.attribute === attribute);
    const words = section ?? { attribute, title: attribute, control: 'list' };
    return refinements.map((refinement) => ({
      key: `${attribute} ${refinement.operator ?? ''} ${refinement.value}`,
      text: chipText(words, refinement),
      drop: () => refine(refinement),
    }));
  });
  if (query) chosen.unshift({ key: 'query', text: `“${query}”`, drop: clearQuery });
  const clearAll = () => {
    clear();
    if (query) clearQuery();
  };
  return { chosen, clearAll };
}
