import { contentEnd } from '@forecourt/domain';
import { offerMessages } from '@forecourt/domain/messages';
import { useLocale, useWords } from '@forecourt/ui/words';
import type { Offer } from '../../model/offer.ts';
import { dateWords } from '../../model/offerWords.ts';
import * as styles from './OfferShows.css.ts';

export interface OfferShowsProps {
  /** Shows and fairs in any order; those that are over are left out. */
  shows: Offer['shows'];
  /** Today's date at the dealer, YYYY-MM-DD. */
  today: string;
}

/** Dates and places of coming shows, the next one first. Renders nothing without one. */
export function OfferShows({ shows, today }: OfferShowsProps) {
  const say = useWords(offerMessages);
  const locale = useLocale();
  const coming = shows
    .filter(({ until }) => contentEnd(until) >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (coming.length === 0) return null;
  return (
    <ul className={styles.root}>
      {coming.map(({ name, place, from, until }) => (
        <li className={styles.show} key={`${name} ${from}`}>
          <p className={styles.days}>
            {dateWords(from, locale)}
            {until !== from && ` ${say('offer.to', { date: dateWords(until, locale) })}`}
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
