'use client';

import { accountMessages } from '@forecourt/domain/messages';
import { Button, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './Garage.css.ts';

export interface GarageSearch {
  id: string;
  name: string;
  path: string;
}

export interface SavedSearchListProps {
  /** Saved searches, newest first. */
  searches: readonly GarageSearch[];
  /** Server action that removes the search of the field `search_id`. */
  remove: (data: FormData) => Promise<void>;
}

/** The visitor's saved searches, each linked to its current results. */
export function SavedSearchList({ searches, remove }: SavedSearchListProps) {
  const say = useWords(accountMessages);
  return (
    <ul className={styles.list} aria-label={say('account.savedSearches')}>
      {searches.map(({ id, name, path }) => (
        <li key={id} className={styles.savedRow}>
          <div className={styles.savedName}>
            <SiteLink className={styles.way} href={path}>
              {name}
            </SiteLink>
          </div>
          {/* The pressed button disappears with its search, so keyboard focus moves to this section. */}
          <form
            className={styles.savedButton}
            action={remove}
            onSubmit={({ currentTarget }) => currentTarget.closest('section')?.focus()}
          >
            <input type="hidden" name="search_id" value={id} />
            <Button type="submit" variant="quiet" size="small" aria-label={say('account.removeTheSearch', { name })}>
              {say('account.remove')}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
