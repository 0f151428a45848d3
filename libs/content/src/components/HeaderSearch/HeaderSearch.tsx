import { searchBoxMessages } from '@forecourt/domain/messages';
import { Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './HeaderSearch.css.ts';

export interface HeaderSearchProps {
  /** Search page of the site. */
  action: string;
  /** Names the box for screen readers. @example 'Search cars' */
  label: string;
  /** What can be typed, shown while the box is empty. @example 'Keyword search eg. EV, SUV, Toyota' */
  placeholder?: string;
  /** Tells this search from the header's, where a page has both. */
  landmark?: string;
}

/** Free words to the search page. A plain form: it needs no JavaScript. */
export function HeaderSearch({ action, label, placeholder = label, landmark }: HeaderSearchProps) {
  const say = useWords(searchBoxMessages);
  return (
    <form className={styles.root} role="search" aria-label={landmark} action={action} method="get">
      <label className={styles.field}>
        <span className={styles.label}>{label}</span>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          className={styles.input}
          type="search"
          name="query"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button className={styles.button} type="submit">
        {say('searchBox.search')}
      </button>
    </form>
  );
}
