import type { ContentRecord } from '@forecourt/domain';
import { PersonCard } from '../PersonCard/PersonCard.tsx';
import * as styles from './TeamList.css.ts';

export interface TeamListProps {
  /** In the order to show them; see `teamOf`. */
  people: readonly ContentRecord<'person'>[];
  /** Where a message to one of them is written. */
  askHref: (person: ContentRecord<'person'>) => string;
  /** Place of the names in the outline of the page. @default 2 */
  level?: 2 | 3;
}

/** The people of a place: two side by side on phones, four where there is room. Renders nothing without people. */
export function TeamList({ people, askHref, level }: TeamListProps) {
  if (people.length === 0) return null;
  return (
    <ul className={styles.root}>
      {people.map((person) => (
        <li key={person.slug}>
          <PersonCard person={person} askHref={person.asked ? askHref(person) : undefined} level={level} />
        </li>
      ))}
    </ul>
  );
}
