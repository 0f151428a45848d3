'use client';

import { useId, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** For screen readers; the looking glass says it to the others. */
  label: string;
  /** Name that the words are sent under. */
  name: string;
  /** What can be typed, shown while the field is empty. */
  placeholder?: string;
  /** The words in the field; the page keeps them. */
  value: string;
  /** Takes the words at every key, and none when the field is emptied. */
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
}

/** Free words to search by. Escape or the cross empties it. */
export function SearchField({ label, name, placeholder, value, onChange, onSubmit }: SearchFieldProps) {
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
        aria-label="Clear search"
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
