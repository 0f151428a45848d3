import { accountMessages } from '@forecourt/domain/messages';
import { Heading, Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, type ReactNode } from 'react';
import * as styles from './Garage.css.ts';

export interface GarageSectionProps {
  /** Heading. */
  title: string;
  /** Id for links to it. */
  id?: string;
  /** Empty state: what would be here, and how to get it. Null if there is content. */
  empty?: ReactNode;
  /** Whether its data could not be loaded. @default false */
  hasFailed?: boolean;
  /** Link to all of it. */
  more?: ReactNode;
  /** Its content; the empty state if left out. */
  children?: ReactNode;
}

/** One section of the garage under its heading, with its own empty and error states. */
export function GarageSection({
  title,
  id: anchor,
  empty = null,
  hasFailed = false,
  more,
  children,
}: GarageSectionProps) {
  const say = useWords(accountMessages);
  const id = useId();
  return (
    <section className={styles.section} id={anchor} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <Heading level={2} size="title" id={id}>
          {title}
        </Heading>
        {more && <div className={styles.more}>{more}</div>}
      </div>
      {hasFailed ? (
        <Notice tone="warning">{say('account.thisCould')}</Notice>
      ) : empty === null ? (
        children
      ) : (
        <div className={styles.empty}>{empty}</div>
      )}
    </section>
  );
}
