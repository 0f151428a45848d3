import { offerMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { OfferGroup } from '../../model/offer.ts';
import * as styles from './OfferChips.css.ts';

export interface OfferChipsProps {
  /** Groups of the list below, with the id of each. */
  groups: readonly OfferGroup[];
}

/** Links to the groups of a long list. */
export function OfferChips({ groups }: OfferChipsProps) {
  const say = useWords(offerMessages);
  return (
    <nav aria-label={say('offer.kindsOfOffers')}>
      <ul className={styles.root}>
        {groups.map(({ id, title, offers }) => (
          <li key={id}>
            <a className={styles.chip} href={`#${id}`}>
              {title} <span className={styles.count}>{offers.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
