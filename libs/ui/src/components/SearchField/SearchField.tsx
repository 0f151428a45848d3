'use client';

import { searchFieldMessages } from '@forecourt/domain/messages';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useWords } from '../../words/ownWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Accessible name; sighted visitors see the magnifying glass. */
  label: string;
  /** Name of the field in the posted form. */
  name: string;
  /** Placeholder. */
  placeholder?: string;
  /** The text in the field, controlled by the page. */
  value: string;
  /** Called on every change, with '' when the field is emptied. */
  onChange: (value: string) => void;
  /** Called when Enter is pressed. */
  onSubmit?: (value: string) => void;
}

/** A search field. Escape or the cross empties it. */
export function SearchField({ label, name, placeholder, value, onChange, onSubmit }: SearchFieldProps) {
  const say = useWords(searchFieldMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value) {
      event.preventDefault();
      onChange('');
    }
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(value);
    }
  };
  return (
    <div className={styles.root} data-empty={value === '' || undefined}>
      <span className={styles.mark}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        aria-label={label}
        name={name}
        placeholder={placeholder}
        value={value}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.clear}
        aria-label={say('searchField.clear')}
        onClick={() => {
          onChange('');
          input.current?.focus();
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
