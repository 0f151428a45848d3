'use client';

import { searchBoxMessages } from '@forecourt/domain/messages';
import { Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, useRef, useState, type FocusEvent } from 'react';
import type { Suggestions } from '../../model/suggestions.ts';
import type { ComboboxState, SearchSuggest, SuggestHandle } from '../SearchSuggest/SearchSuggest.tsx';
import * as styles from './SearchSuggestBox.css.ts';

export interface SearchSuggestBoxProps {
  /** Path of the site's search page. */
  action: string;
  /** Accessible name of the box. @example 'Search cars' */
  label: string;
  /** Placeholder. @example 'Keyword search eg. EV, SUV, Toyota' */
  placeholder?: string;
  /** Distinguishes this search from another one on the same page. */
  landmark?: string;
  /** Asks the search service. A failure counts as no suggestions. */
  suggest: (words: string, signal: AbortSignal) => Promise<Suggestions>;
  /** The visitor's last searches, newest first. */
  history?: readonly string[];
  /** Called when the visitor searches for these words. */
  onRemember?: (query: string) => void;
  /** Called when the visitor removes these words from the last searches. */
  onForget?: (query: string) => void;
}

const noHistory: readonly string[] = [];
const closed: ComboboxState = { expanded: false, activeId: null };

/**
 * A search box that leads to the search page, with suggestions while typing. A plain form first: the code of the
 * suggestions loads on focus, and if that fails it stays a plain form.
 */
export function SearchSuggestBox({
  action,
  label,
  placeholder = label,
  landmark,
  suggest,
  history = noHistory,
  onRemember,
  onForget,
}: SearchSuggestBoxProps) {
  const say = useWords(searchBoxMessages);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const handle = useRef<SuggestHandle>(null);
  const [Suggest, setSuggest] = useState<typeof SearchSuggest>();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [combobox, setCombobox] = useState(closed);
  const begin = () => {
    setOpen(true);
    if (Suggest) return;
    void import('../SearchSuggest/SearchSuggest.tsx').then(
      (module) => setSuggest(() => module.SearchSuggest),
      // The next focus tries again.
      () => undefined,
    );
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) setOpen(false);
  };
  const asCombobox = Suggest && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': combobox.expanded,
    'aria-controls': combobox.expanded ? listId : undefined,
    'aria-activedescendant': combobox.activeId ?? undefined,
  };
  return (
    <div ref={root} className={styles.root} onBlur={leave}>
      <form
        className={styles.form}
        role="search"
        aria-label={landmark}
        action={action}
        method="get"
        onSubmit={() => onRemember?.(text.trim())}
      >
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          className={styles.input}
          type="text"
          inputMode="search"
          name="query"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onFocus={begin}
          onClick={begin}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onKeyDown={(event) => handle.current?.onKeyDown(event)}
          {...asCombobox}
        />
        <button className={styles.button} type="submit">
          {say('searchBox.search')}
        </button>
      </form>
      {Suggest && (
        <Suggest
          ref={handle}
          text={text}
          open={open}
          listId={listId}
          action={action}
          suggest={suggest}
          history={history}
          onRemember={onRemember}
          onForget={onForget}
          onTextChange={setText}
          onOpenChange={setOpen}
          onComboboxChange={setCombobox}
        />
      )}
    </div>
  );
}
