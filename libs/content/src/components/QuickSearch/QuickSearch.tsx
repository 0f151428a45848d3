import { homeMessages } from '@forecourt/domain/messages';
import { Button, Icon, once } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, type CSSProperties } from 'react';
import * as styles from './QuickSearch.css.ts';

export interface QuickSearchField {
  /** Parameter of the search page. */
  name: string;
  label: string;
  /** Choice that filters nothing. @example 'Any make' */
  anything: string;
  options: readonly { value: string; label: string }[];
}

export interface QuickSearchProps {
  /** Search page of the site. */
  action: string;
  /** Fields without options are left out. */
  fields: readonly QuickSearchField[];
  /** Words of the button. @example 'Search 412 cars' */
  submit: string;
  /** Also asks for free words, under this label, on windows too narrow for the search box of the header. */
  words?: string;
  /** Names the form. @example 'Find a car' */
  label: string;
}

/** A few choices that lead into the search page. A plain form: it needs no JavaScript. */
export function QuickSearch({ action, fields, submit, words, label }: QuickSearchProps) {
  const say = useWords(homeMessages);
  const id = useId();
  const shown = fields.filter(({ options }) => options.length > 0);
  return (
    <form
      className={styles.root}
      action={action}
      method="get"
      role="search"
      aria-label={label}
      style={{ [styles.columnsName]: shown.length + 1 } as CSSProperties}
      {...once('quick-search')}
    >
      {words && (
        <div className={styles.wide}>
          <label className={styles.label} htmlFor={`${id}-query`}>
            {words}
          </label>
          <span className={styles.wrap}>
            <input
              className={styles.input}
              id={`${id}-query`}
              type="search"
              name="query"
              placeholder={say('home.keywordSearch')}
              enterKeyHint="search"
            />
          </span>
        </div>
      )}
      {shown.map((field, place) => (
        <div className={place % 2 === 0 && place === shown.length - 1 ? styles.lone : styles.field} key={field.name}>
          <label className={styles.label} htmlFor={`${id}-${field.name}`}>
            {field.label}
          </label>
          <span className={styles.wrap}>
            <select className={styles.select} id={`${id}-${field.name}`} name={field.name} defaultValue="">
              <option value="">{field.anything}</option>
              {field.options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            <span className={styles.mark}>
              <Icon name="chevron-down" />
            </span>
          </span>
        </div>
      ))}
      <div className={styles.submit}>
        <Button type="submit" icon="search" full>
          {submit}
        </Button>
      </div>
    </form>
  );
}
