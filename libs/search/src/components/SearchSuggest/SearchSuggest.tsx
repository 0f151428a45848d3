'use client';

import { suggestMessages } from '@forecourt/domain/messages';
import { Button, fromWindowStart, VisuallyHidden, useFlag, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { historyGroups, readingText, suggestionGroups } from '../../model/suggestionGroups.ts';
import * as styles from './SearchSuggest.css.ts';
import { SuggestList } from './SuggestList.tsx';
import { useActiveOption } from './useActiveOption.ts';
import { useSuggestions, type Suggest } from './useSuggestions.ts';

export interface ComboboxState {
  expanded: boolean;
  /** Id of the option that the arrow keys have reached. */
  activeId: string | null;
}

export interface SuggestHandle {
  /** Handles the keys of the box. */
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface SearchSuggestProps {
  /** Registers the function that handles the box's keys. */
  ref?: Ref<SuggestHandle>;
  /** Text in the box. */
  text: string;
  /** The box has the focus and the list has not been closed. */
  open: boolean;
  /** Id of the list element. */
  listId: string;
  /** Path of the site's search page. */
  action: string;
  /** Asks the search service. A failure counts as no suggestions. */
  suggest: Suggest;
  /** The visitor's last searches, newest first. */
  history: readonly string[];
  /** Called when the visitor searches for these words. */
  onRemember?: (query: string) => void;
  /** Called when the visitor removes these words from the last searches. */
  onForget?: (query: string) => void;
  /** Called to put a suggestion's words into the box. */
  onTextChange: (text: string) => void;
  /** Called to open or close the list. */
  onOpenChange: (open: boolean) => void;
  /** Passes the list's ARIA state to the box. */
  onComboboxChange: (state: ComboboxState) => void;
}

/** The list under the search box: the last searches while it is empty, then makes, models and vehicles. */
export function SearchSuggest(props: SearchSuggestProps) {
  const say = useWords(suggestMessages);
  const { ref, text, open, listId, action, suggest, history, onRemember, onForget } = props;
  const { onTextChange, onOpenChange, onComboboxChange } = props;
  const { site } = useSite();
  const keepsHistory = useFlag('searchHistory');
  const suggests = useFlag('searchSuggestions');
  const popup = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState<Record<string, string>>({});
  const found = useSuggestions(text, suggest, open && suggests);
  const { vehicleNoun: noun, vehicleNounPlural: nounPlural } = site.texts;
  const words = { searchPath: action, noun, nounPlural, site };
  const isEmpty = text.trim() === '';
  const groups = isEmpty
    ? historyGroups(keepsHistory ? history : [], words, say)
    : suggestionGroups(text, found, words, say);
  const options = groups.flatMap((group) => group.options);
  const expanded = open && options.length > 0;
  const { place, move } = useActiveOption(options.map(({ key }) => key).join('\n'), expanded ? options.length : 0);
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = place === -1 ? null : idOf(place);

  useEffect(() => {
    onComboboxChange({ expanded, activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [expanded, activeId, onComboboxChange]);
  useLayoutEffect(() => {
    if (!expanded) return;
    const field = popup.current?.parentElement;
    const start = field ? fromWindowStart(field) : 0;
    setEdges({ '--suggest-start': `${start}px`, '--suggest-width': `${document.documentElement.clientWidth}px` });
  }, [expanded]);

  const onKeyDown = (event: KeyboardEvent) => {
    const active = options[place];
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) onOpenChange(true);
    else if (event.key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else if (event.key === 'Delete' && isEmpty && active?.query && onForget) onForget(active.query);
    else if (event.key === 'Escape' && expanded) onOpenChange(false);
    else if (event.key === 'Escape' && text) onTextChange('');
    else if (!move(event)) return;
    event.preventDefault();
  };
  useImperativeHandle(ref, () => ({ onKeyDown }));

  const read = isEmpty ? null : readingText(found, words);
  const announced = [
    ...(read ? [read] : []),
    say(isEmpty ? 'suggest.recentCount' : 'suggest.suggestionCount', { count: options.length }),
  ];
  return (
    <>
      <VisuallyHidden>
        <span role="status">{expanded ? announced.join('. ') : ''}</span>
      </VisuallyHidden>
      {expanded && (
        <div
          ref={popup}
          className={styles.popup}
          style={edges as CSSProperties}
          role="presentation"
          // Keeps the focus in the box while something in the list is pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SuggestList
            id={listId}
            groups={groups}
            activeKey={options[place]?.key ?? null}
            idOf={(key) => idOf(options.findIndex((option) => option.key === key))}
            onChoose={({ query }) => {
              if (query) onRemember?.(query);
              onOpenChange(false);
            }}
          />
          {isEmpty && onForget && (
            <div className={styles.forget}>
              <Button variant="quiet" size="small" onClick={() => history.forEach((query) => onForget(query))}>
                {say('suggest.clearRecentSearches')}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
