'use client';

import { suggestMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { useId } from 'react';
import type { SuggestionGroup, SuggestionOption } from '../../model/suggestionGroups.ts';
import * as styles from './SearchSuggest.css.ts';
import { SuggestOption } from './SuggestOption.tsx';

export interface SuggestListProps {
  /** Id of the list element. */
  id: string;
  /** Suggestions by kind, in the order they are shown. */
  groups: readonly SuggestionGroup[];
  /** Key of the option that the arrow keys have reached. */
  activeKey: string | null;
  /** Id of each option, by its key. */
  idOf: (key: string) => string;
  /** Called with the chosen suggestion. */
  onChoose: (option: SuggestionOption) => void;
}

/** The suggestions under their headings, as a list that is navigated from the box. */
export function SuggestList({ id, groups, activeKey, idOf, onChoose }: SuggestListProps) {
  const say = useWords(suggestMessages);
  const titleId = useId();
  return (
    <div id={id} role="listbox" aria-label={say('suggest.suggestions')}>
      {groups.map(({ title, kind, options }, at) => (
        <div key={title} role="group" aria-labelledby={`${titleId}-${at}`}>
          <p id={`${titleId}-${at}`} className={styles.title} role="presentation">
            {title}
          </p>
          {options.map((option) => (
            <SuggestOption
              key={option.key}
              id={idOf(option.key)}
              kind={kind}
              option={option}
              selected={option.key === activeKey}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
