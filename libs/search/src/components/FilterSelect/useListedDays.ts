'use client';

import { useConnector } from 'react-instantsearch';
import { listedDaysSince, listedSince, readListedDays } from '../../model/listedDays.ts';
import type { SearchUiState } from '../../model/searchUiState.ts';

const attribute = 'created_at_timestamp';

/** The methods of the search library's query helper that are used here. */
interface Query {
  addNumericRefinement: (name: string, operator: '>=', value: number) => Query;
  removeNumericRefinement: (name: string) => Query;
  getNumericRefinement: (name: string, operator: '>=') => number[] | undefined;
}

/**
 * The state and the address hold days, so that a shared address means the same next week; the query holds a timestamp.
 */
const connectListedDays =
  (_render: unknown, unmount: () => void = () => undefined) =>
  () => {
    const now = new Date();
    return {
      $$type: 'forecourt.listedDays',
      init: () => undefined,
      render: () => undefined,
      getWidgetUiState(state: SearchUiState, { searchParameters }: { searchParameters: Query }): SearchUiState {
        const [since] = searchParameters.getNumericRefinement(attribute, '>=') ?? [];
        const days = since === undefined ? undefined : listedDaysSince(since, now);
        const { [attribute]: _before, ...others } = state.refinementList ?? {};
        return { ...state, refinementList: days ? { ...others, [attribute]: [String(days)] } : others };
      },
      getWidgetSearchParameters(query: Query, { uiState }: { uiState: SearchUiState }): Query {
        const days = readListedDays(uiState.refinementList?.[attribute]?.[0]);
        const cleared = query.removeNumericRefinement(attribute);
        return days ? cleared.addNumericRefinement(attribute, '>=', listedSince(days, now)) : cleared;
      },
      dispose({ state }: { state: Query }) {
        unmount();
        return state.removeNumericRefinement(attribute);
      },
    };
  };

/** Narrows the search to what was listed within the chosen days. */
export function useListedDays(): void {
  // Declared here because the library's own types would pull in its whole client.
  useConnector(connectListedDays as unknown as Parameters<typeof useConnector>[0]);
}
