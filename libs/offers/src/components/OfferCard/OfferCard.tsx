import { shortDescription } from '@forecourt/domain';
import { offerMessages, offerTimeMessages } from '@forecourt/domain/messages';
import { Badge, ButtonLink, Heading, Picture, SiteLink, Text } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
import { offerEnquireHref, offerImage, offerModelHref, offerPath, type Offer } from '../../model/offer.ts';
import { countdownWords, endWords } from '../../model/offerWords.ts';
import { OfferFacts } from '../OfferFacts/OfferFacts.tsx';
import * as styles from './OfferCard.css.ts';

export const offerCardLayouts = ['tall', 'wide'] as const;

export interface OfferCardProps {
  /** A running offer with a page of its own. */
  offer: Offer;
  /** Path of the site's search page. */
  searchPath: string;
  /** Today's date at the dealer, YYYY-MM-DD. */
  today: string;
  /** Names of the locations that have it, if not all have. @default none */
  places?: readonly string[];
  /** Heading level of its name. @default 3 */
  headingLevel?: 2 | 3;
  /** 'wide' puts the picture beside the text where there is room. @default 'tall' */
  layout?: (typeof offerCardLayouts)[number];
  /** Whether its picture is the main one of the page and loads first. @default false */
  priority?: boolean;
}

const sizes = {
  tall: '(min-width: 992px) 33vw, (min-width: 768px) 50vw, calc(100vw - 2rem)',
  wide: '(min-width: 768px) 50vw, calc(100vw - 2rem)',
};

/** One running offer: headline figure, description, end date and two links. */
export function OfferCard({
  offer,
  searchPath,
  today,
  places = [],
  headingLevel = 3,
  layout = 'tall',
  priority = false,
}: OfferCardProps) {
  const say = useWords(offerMessages);
  const sayTime = useWords(offerTimeMessages);
  const { name, category, description, model } = offer;
  const modelHref = offerModelHref(offer, searchPath);
  const image = offerImage(offer);
  const left = countdownWords(offer, today, sayTime);
  const end = endWords(offer, useLocale(), sayTime);
  return (
    <article className={styles.root[layout]}>
      {image && (
        <Picture url={image} alt="" sizes={sizes[layout]} ratio="3/2" priority={priority} rounded={layout === 'wide'} />
      )}
      <div className={styles.body}>
        {(category || left) && (
          <div className={styles.marks}>
            {category && <Badge tone="brand">{category}</Badge>}
            {left && <Badge tone="warning">{left}</Badge>}
          </div>
        )}
        <Heading level={headingLevel} size="title">
          <SiteLink className={styles.title} href={offerPath(offer)}>
            {name}
          </SiteLink>
        </Heading>
        <OfferFacts offer={offer} />
        {description && <Text tone="muted">{shortDescription(description)}</Text>}
        {end && <p className={styles.end}>{end}</p>}
        {places.length > 0 && (
          <Text size="small" tone="muted">
            {say('offer.at', { places: places.join(', ') })}
          </Text>
        )}
        <div className={styles.actions}>
          <ButtonLink href={offerEnquireHref(offer)} aria-label={say('offer.enquireNowName', { name })}>
            {say('offer.enquireNow')}
          </ButtonLink>
          {modelHref && model && (
            <ButtonLink href={modelHref} variant="secondary">
              {say('offer.explore', { name: model.name })}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
