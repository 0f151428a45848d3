import type { Offer } from '@forecourt/domain';
import { Badge, ButtonLink, Disclosure, Heading, Picture, Text } from '@forecourt/ui';
import { offerModelHref, shortened } from '../../model/offers.ts';
import { dayWords } from '../../model/sentences.ts';
import * as styles from './OfferCard.css.ts';

export const offerCardLayouts = ['tall', 'wide'] as const;

export interface OfferCardProps {
  /** The offer. */
  offer: Offer;
  /** Search page of the site. */
  searchPath: string;
  /** Where 'Enquire Now' leads. */
  enquireHref: string;
  /** 'wide' puts the picture beside the words where there is room. @default 'tall' */
  layout?: (typeof offerCardLayouts)[number];
}

const disclaimerLimit = 200;

/** One running offer: what it is, until when, and the two ways on. */
export function OfferCard({ offer, searchPath, enquireHref, layout = 'tall' }: OfferCardProps) {
  const modelHref = offerModelHref(offer, searchPath);
  const until = offer.expiry && dayWords(offer.expiry);
  return (
    <article className={styles.root[layout]}>
      {offer.image_url && (
        <Picture
          url={offer.image_url}
          alt=""
          sizes="(min-width: 992px) 33vw, (min-width: 768px) 50vw, 100vw"
          ratio="3/2"
          rounded={layout === 'wide'}
        />
      )}
      <div className={styles.body}>
        <div className={styles.marks}>
          {offer.category && <Badge tone="brand">{offer.category}</Badge>}
          {until && (
            <Text size="small" tone="muted" as="span">
              Until {until}
            </Text>
          )}
        </div>
        <Heading level={3} size="title">
          {offer.name}
        </Heading>
        <Text tone="muted">{shortened(offer.description, disclaimerLimit)}</Text>
        <div className={styles.actions}>
          <ButtonLink href={enquireHref} aria-label={`Enquire Now: ${offer.name}`}>
            Enquire Now
          </ButtonLink>
          {modelHref && offer.model && (
            <ButtonLink href={modelHref} variant="secondary">
              Explore {offer.model.name}
            </ButtonLink>
          )}
        </div>
        {offer.disclaimer && (
          <div className={styles.small}>
            <Disclosure title="Terms of this offer">
              <Text size="small" tone="muted">
                {offer.disclaimer}
              </Text>
            </Disclosure>
          </div>
        )}
      </div>
    </article>
  );
}
