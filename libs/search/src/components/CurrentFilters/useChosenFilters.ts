'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { useCallback, useMemo } from 'react';
import { chosenFilters, withoutChosen } from '../../model/chosenFilters.ts';
import { toUrlState, withoutChoices } from '../../model/uiState.ts';
import { useReading } from '../ReadingNote/useReading.ts';
import { primaryIndex } from '../../model/indexes.ts';
import { searchHref } from '../../model/urlState.ts';
import { useChangeSearch, useLateSearchSlice } from '../SearchParameters/useSearchSlice.ts';

export interface ChosenFilter {
  key: string;
  text: string;
  drop: () => void;
  /** Address of the search without this choice, for visitors without JavaScript. */
  href?: string;
}

/** Everything the visitor has chosen, the typed words included, each with a way to remove it. */
export function useChosenFilters(filters: readonly FilterSection[]) {
  const state = useLateSearchSlice((whole) => whole);
  const change = useChangeSearch();
  const reading = useReading();
  const say = useWords(searchMessages);
  const chosen = useMemo((): ChosenFilter[] => {
    const read = reading?.query === state.query?.trim() ? (reading?.chips ?? []) : [];
    const without = (query: string) =>
      searchHref('?', { ...toUrlState(state, primaryIndex, filters), query, page: undefined }, filters);
    const ofWords = read.map(({ text, without: rest }) => ({
      key: `read ${text}`,
      text,
      drop: () => change((now) => ({ ...now, query: rest || undefined, page: undefined })),
      href: without(rest),
    }));
    const others = chosenFilters(state, filters, say).filter(({ kind }) => kind !== 'query' || ofWords.length === 0);
    return [
      ...ofWords,
      ...others.map((one) => ({
        key: one.key,
        text: one.text,
        drop: () => change((now) => withoutChosen(now, one)),
        ...(one.kind === 'query' ? { href: without('') } : {}),
      })),
    ];
  }, [state, filters, change, reading, say]);
  const clearAll = useCallback(() => change(withoutChoices), [change]);
  return { chosen, clearAll, state };
}
