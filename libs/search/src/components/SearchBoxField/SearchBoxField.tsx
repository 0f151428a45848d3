'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { SearchField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState } from 'react';
import { useInstantSearch, useSearchBox } from 'react-instantsearch';
import { useAskAhead } from './useAskAhead.ts';
import { useDelayed } from './useDelayed.ts';
import { useSettled } from './useSettled.ts';

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

/** The search box. Searches when the visitor stops typing, or at Enter. */
export function SearchBoxField({ placeholder = 'plain', label, onSearched }: SearchBoxFieldProps) {
  const say = useWords(searchMessages);
  const { query, refine } = useSearchBox();
  const { status } = useInstantSearch({ catchError: true });
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const { later, now } = useDelayed(refine, pause);
  const { later: askAhead } = useDelayed(useAskAhead(), shortPause);
  const settle = useSettled(query, onSearched);
  if (query !== known && status !== 'error') {
    // Changed elsewhere, by Back or "Clear all". Text being typed is never overwritten by its own answer or failure.
    setKnown(query);
    if (text.trim() === known.trim() || query === '') setText(query);
  }
  return (
    <SearchField
      label={label ?? say('search.searchOurStock')}
      name="query"
      placeholder={say(placeholders[placeholder])}
      value={text}
      onChange={(next) => {
        setText(next);
        askAhead(next);
        later(next);
      }}
      onSubmit={(words) => {
        now(words);
        settle(words);
      }}
    />
  );
}
