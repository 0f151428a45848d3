import { offerMessages } from '@forecourt/domain/messages';
import { Heading, ShowMore } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { Offer } from '../../model/offer.ts';
import { foldDisclaimer } from '../../model/offerWords.ts';
import * as styles from './OfferTerms.css.ts';

export interface OfferTermsProps {
  /** The offer whose conditions are shown. */
  offer: Pick<Offer, 'disclaimer'>;
}

/** Conditions of an offer; long ones are folded behind a button. Renders nothing without conditions. */
export function OfferTerms({ offer }: OfferTermsProps) {
  const say = useWords(offerMessages);
  const { shown, rest } = foldDisclaimer(offer);
  if (!shown) return null;
  return (
    <section className={styles.root}>
      <Heading level={2} size="large">
        {say('offer.conditions')}
      </Heading>
      <ShowMore
        rest={rest && <p className={styles.words}>{rest}</p>}
        more={say('offer.viewMore')}
        less={say('offer.viewLess')}
      >
        <p className={styles.words}>{shown}</p>
      </ShowMore>
    </section>
  );
}
