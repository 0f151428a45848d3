'use client';

import { useCallback, useRef } from 'react';
import { useInstantSearch, useSearchBox } from 'react-instantsearch';

export interface WordsOfSearch {
  /** Words of the latest answer. */
  query: string;
  /** Searches for words, unless that is what the search looks for already. */
  search: (words: string) => void;
  /** @returns function that stops telling of words that come from elsewhere: from Back, a link, or "Clear all" */
  onChange: (listener: (words: string) => void) => () => void;
}

/**
 * The words that the search looks for. The search library renders them late and in between, so a render does not tell
 * the box's own words from others: the library's state, at the time of a change, does.
 */
export function useWordsOfSearch(): WordsOfSearch {
  const { query, refine } = useSearchBox();
  const { addMiddlewares } = useInstantSearch();
  const latest = useRef(query);
  const search = useCallback(
    (words: string) => {
      if (words === latest.current) return;
      latest.current = words;
      refine(words);
    },
    [refine],
  );
  const onChange = useCallback(
    (listener: (words: string) => void) =>
      addMiddlewares(({ instantSearchInstance }) => ({
        onStateChange({ uiState }) {
          const words = (uiState[instantSearchInstance.indexName]?.query ?? '').trim();
          if (words === latest.current) return;
          latest.current = words;
          listener(words);
        },
      })),
    [addMiddlewares],
  );
  return { query, search, onChange };
}
