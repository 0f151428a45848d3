'use client';

import { Button, Input, Label, SearchField as AriaSearchField } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** For screen readers; the looking glass says it to the others. */
  label: string;
  name: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
}

/** Free words to search by. Escape or the cross empties it. */
export function SearchField({ label, name, placeholder, value, onChange, onSubmit }: SearchFieldProps) {
  return (
    <AriaSearchField className={styles.root} name={name} value={value} onChange={onChange} onSubmit={onSubmit}>
      <Label>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Label>
      <span className={styles.mark}>
        <Icon name="search" />
      </span>
      <Input className={styles.input} placeholder={placeholder} enterKeyHint="search" />
      <Button className={styles.clear}>
        <Icon name="close" size={18} />
      </Button>
    </AriaSearchField>
  );
}
