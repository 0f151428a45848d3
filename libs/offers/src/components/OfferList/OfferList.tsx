import type { Location } from '@forecourt/domain';
import type { Offer } from '../../model/offer.ts';
import { OfferCard } from '../OfferCard/OfferCard.tsx';
import * as styles from './OfferList.css.ts';

export interface OfferListProps {
  /** Running offers with pages of their own, in display order. */
  offers: readonly Offer[];
  /** Path of the site's search page. */
  searchPath: string;
  /** Today's date at the dealer, YYYY-MM-DD. */
  today: string;
  /** The site's locations, if cards name those that have the offer. @default none */
  locations?: readonly Pick<Location, 'id' | 'name'>[];
  /** Heading level of their names. @default 3 */
  headingLevel?: 2 | 3;
  /**
   * Each as wide as the list, with its picture beside its text. @default as many columns as there are offers, up to
   * three
   */
  layout?: 'columns' | 'rows';
  /** Whether the first picture is the main one of the page and loads first. @default false */
  priority?: boolean;
}

/** Offers side by side, up to three across. Renders nothing without offers. */
export function OfferList({
  offers,
  searchPath,
  today,
  locations = [],
  headingLevel,
  layout = 'columns',
  priority = false,
}: OfferListProps) {
  if (offers.length === 0) return null;
  const isWide = layout === 'rows' || offers.length === 1;
  return (
    <ul className={styles.root[isWide ? 'one' : offers.length === 2 ? 'two' : 'three']}>
      {offers.map((offer, place) => (
        <li key={offer.slug}>
          <OfferCard
            offer={offer}
            searchPath={searchPath}
            today={today}
            places={locations.filter(({ id }) => offer.location_ids.includes(id)).map(({ name }) => name)}
            headingLevel={headingLevel}
            layout={isWide ? 'wide' : 'tall'}
            priority={priority && place === 0}
          />
        </li>
      ))}
    </ul>
  );
}
