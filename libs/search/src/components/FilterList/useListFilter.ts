'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { useFlag } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
  /** Adds or removes every spelling of a value and returns to the first page. */
  choose: (values: readonly string[], checked: boolean) => void;
  /** Replaces the chosen values. */
  replace: (values: readonly string[]) => void;
  /** False until the first answer has arrived. */
  answered: boolean;
  /** Whether `choices` holds every value there is. */
  complete: boolean;
  /** Asks the search service for values beyond `choices`; an empty text restores the first ones. */
  find: (typed: string) => void;
}

export interface ListFilterOptions extends Pick<FacetChoicesOptions, 'order'> {
  /** False while the choices are not visible: then none are computed. @default true */
  shown?: boolean;
  /**
   * During server rendering a component suspends at its first filter hook, so later hooks register too late. Pass true
   * for every filter hook of a component except the last. @default false
   */
  early?: boolean;
}

/** The values of one attribute with their counts, and which of them are chosen. */
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
  // Vehicles are painted first; counts follow in a later frame.
  const deferred = useDeferredValue(latest);
  const items = deferred.length > 0 ? deferred : latest;
  const answered = useAnswered();
  const change = useChangeSearch();
  // The search's state changes at once; the items change only when the service answers.
  const chosen: readonly string[] = useSearchSlice((state) => state.refinementList?.[attribute] ?? none);
  const say = useWords(searchMessages);
  const choices = useMemo(
    () => (shown ? facetChoices(attribute, items, chosen, { certifiedOnly, order }, say) : noChoices),
    [shown, attribute, items, chosen, certifiedOnly, order, say],
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
