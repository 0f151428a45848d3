import type { Offer } from '@forecourt/domain';
import { OfferCard } from '../OfferCard/OfferCard.tsx';
import * as styles from './OfferList.css.ts';

export interface OfferListProps {
  /** Running ones only. */
  offers: readonly Offer[];
  /** Search page of the site. */
  searchPath: string;
  /** Where to ask about an offer. */
  enquireHref: string;
}

/** Offers side by side, up to three across. Nothing without offers. */
export function OfferList({ offers, searchPath, enquireHref }: OfferListProps) {
  if (offers.length === 0) return null;
  return (
    <ul className={styles.root[offers.length === 1 ? 'one' : offers.length === 2 ? 'two' : 'three']}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard
            offer={offer}
            searchPath={searchPath}
            enquireHref={enquireHref}
            layout={offers.length === 1 ? 'wide' : 'tall'}
          />
        </li>
      ))}
    </ul>
  );
}
