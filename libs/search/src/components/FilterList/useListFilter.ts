'use client';

import { useFlag } from '@forecourt/ui';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { facetChoices, facetLimit, type FacetChoice, type FacetChoicesOptions } from '../../model/facetChoices.ts';
import { withValues } from '../../model/uiState.ts';
import { useAnswered, useChangeSearch, useSearchSlice } from '../SearchParameters/useSearchSlice.ts';

const none: readonly string[] = [];
const noChoices: readonly FacetChoice[] = [];
const sortBy: ('count:desc' | 'name:asc')[] = ['count:desc', 'name:asc'];

export interface ListFilter {
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  /** Adds or removes every spelling of a line, on the first page. */
  choose: (values: readonly string[], checked: boolean) => void;
  /** Replaces what is chosen. */
  replace: (values: readonly string[]) => void;
  /** False before the first answer: nothing is known yet. */
  answered: boolean;
  /** Whether every value there is stands among the choices. */
  complete: boolean;
  /** Asks the search service for values that are not among the choices; the empty text brings the first ones back. */
  find: (typed: string) => void;
}

export interface ListFilterOptions extends Pick<FacetChoicesOptions, 'order'> {
  /** False where nobody sees the choices: there are none then, and they cost nothing. @default true */
  shown?: boolean;
  /**
   * While a server renders, a component waits at its first filter, and what comes after would be asked for too late.
   * True for every filter of a component but the last. @default false
   */
  early?: boolean;
}

/** The values of one attribute with their counts, and what is chosen of them. */
export function useListFilter(
  attribute: string,
  { order = 'count', shown = true, early = false }: ListFilterOptions = {},
): ListFilter {
  const certifiedOnly = useFlag('certifiedOnly');
  const limit = facetLimit(attribute);
  const {
    items: latest,
    hasExhaustiveItems,
    searchForItems,
  } = useRefinementList({ attribute, limit, sortBy }, { skipSuspense: early });
  // Vehicles are painted first; the counts beside them follow.
  const deferred = useDeferredValue(latest);
  const items = deferred.length > 0 ? deferred : latest;
  const answered = useAnswered();
  const change = useChangeSearch();
  // The search's state answers at once; the items only once the engine has.
  const chosen: readonly string[] = useSearchSlice((state) => state.refinementList?.[attribute] ?? none);
  const choices = useMemo(
    () => (shown ? facetChoices(attribute, items, chosen, { certifiedOnly, order }) : noChoices),
    [shown, attribute, items, chosen, certifiedOnly, order],
  );
  const choose = useCallback(
    (values: readonly string[], checked: boolean) =>
      change((state) => {
        const before = state.refinementList?.[attribute] ?? [];
        const others = before.filter((one) => !values.includes(one));
        return withValues(state, attribute, checked ? [...others, ...values] : others);
      }),
    [attribute, change],
  );
  const replace = useCallback(
    (values: readonly string[]) => change((state) => withValues(state, attribute, [...values])),
    [attribute, change],
  );
  return {
    choices,
    chosen,
    choose,
    replace,
    complete: hasExhaustiveItems,
    find: searchForItems,
    answered,
  };
}
