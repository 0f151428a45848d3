import { contentEnd } from '@forecourt/domain';
import type { Offer } from '../../model/offer.ts';
import { dateWords } from '../../model/offerWords.ts';
import * as styles from './OfferShows.css.ts';

export interface OfferShowsProps {
  /** Shows and fairs in any order; those that are over are left out. */
  shows: Offer['shows'];
  /** The day it is at the dealer's, YYYY-MM-DD. */
  today: string;
}

/** Where and when to see the dealer at a show, the next one first. Nothing without one to come. */
export function OfferShows({ shows, today }: OfferShowsProps) {
  const coming = shows
    .filter(({ until }) => contentEnd(until) >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (coming.length === 0) return null;
  return (
    <ul className={styles.root}>
      {coming.map(({ name, place, from, until }) => (
        <li className={styles.show} key={`${name} ${from}`}>
          <p className={styles.days}>
            {dateWords(from)}
            {until !== from && ` to ${dateWords(until)}`}
          </p>
          <p>
            <span className={styles.name}>{name}</span>
            <br />
            <span className={styles.place}>{place}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
