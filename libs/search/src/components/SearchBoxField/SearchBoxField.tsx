'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { SearchField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useState } from 'react';
import { useAskAhead } from './useAskAhead.ts';
import { useDelayed } from './useDelayed.ts';
import { useSettled } from './useSettled.ts';
import { useWordsOfSearch } from './useWordsOfSearch.ts';

const placeholders = { plain: 'search.plainBox', keyword: 'search.keywordBox' } as const;

export interface SearchBoxFieldProps {
  /** Placeholder: 'keyword' says what can be typed. @default 'plain' */
  placeholder?: keyof typeof placeholders;
  /** Accessible name of the box. @default 'Search our stock' */
  label?: string;
  /**
   * Called with words that the visitor has settled on: their answer was shown for two seconds, or Enter was pressed.
   */
  onSearched?: (query: string) => void;
}

/** Milliseconds without a keystroke before the search begins. */
const pause = 300;
/**
 * Milliseconds without a keystroke before the service is asked ahead, so that the answer is there when the pause ends.
 */
const shortPause = 150;

/**
 * The search box. Searches when the visitor stops typing, or at Enter. What is typed stays as it is typed, blanks
 * included, however late answers and addresses come: only a change from elsewhere, such as Back, replaces it.
 */
export function SearchBoxField({ placeholder = 'plain', label, onSearched }: SearchBoxFieldProps) {
  const say = useWords(searchMessages);
  const { query, search, onChange: onQueryChange } = useWordsOfSearch();
  const [text, setText] = useState(query);
  const { later, now, cancel } = useDelayed(search, pause);
  const { later: askAhead, cancel: cancelAhead } = useDelayed(useAskAhead(), shortPause);
  const settle = useSettled(query, onSearched);
  useEffect(
    () =>
      onQueryChange((words) => {
        cancel();
        cancelAhead();
        setText(words);
      }),
    [onQueryChange, cancel, cancelAhead],
  );
  return (
    <SearchField
      label={label ?? say('search.searchOurStock')}
      name="query"
      placeholder={say(placeholders[placeholder])}
      value={text}
      onChange={(next) => {
        setText(next);
        askAhead(next.trim());
        later(next.trim());
      }}
      onSubmit={(words) => {
        now(words.trim());
        settle(words);
      }}
    />
  );
}
