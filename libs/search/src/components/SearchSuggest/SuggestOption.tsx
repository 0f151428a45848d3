'use client';

import { Icon, Picture, SiteLink } from '@forecourt/ui';
import type { SuggestionGroup, SuggestionOption } from '../../model/suggestionGroups.ts';
import * as styles from './SearchSuggest.css.ts';

export interface SuggestOptionProps {
  /** Id of the option element. */
  id: string;
  /** Path of the site's search page. */
  kind: SuggestionGroup['kind'];
  /** Its words and its address. */
  option: SuggestionOption;
  /** Whether the arrow keys have reached it. */
  selected: boolean;
  /** Called when it is chosen. */
  onChoose: () => void;
}

const icons = { history: 'clock', names: 'car', vehicles: 'car', search: 'search' } as const;

/** One suggestion: a link, so that it can also be opened in a new tab; the box keeps the focus. */
export function SuggestOption({ id, kind, option, selected, onChoose }: SuggestOptionProps) {
  const { href, label, detail, picture } = option;
  return (
    <SiteLink
      id={id}
      href={href}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={styles.option}
      onClick={onChoose}
    >
      {kind === 'vehicles' ? (
        <span className={styles.picture}>
          <Picture url={picture} alt="" sizes="64px" rounded />
        </span>
      ) : (
        <span className={styles.mark}>
          <Icon name={icons[kind]} />
        </span>
      )}
      <span className={styles.words}>
        {label.map(({ text, marked }, place) =>
          marked ? (
            <mark key={`${place} ${text}`} className={styles.match}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>{' '}
      {detail && <span className={styles.detail}>{detail}</span>}
    </SiteLink>
  );
}
