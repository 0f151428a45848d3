import { foldDescription } from '@forecourt/domain';
import { offerMessages, offerTimeMessages } from '@forecourt/domain/messages';
import { Badge, ButtonLink, Heading, Icon, Picture, ShowMore, Text } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
import { offerImage, offerModelHref, type Offer } from '../../model/offer.ts';
import { countdownWords, endWords } from '../../model/offerWords.ts';
import { OfferFacts } from '../OfferFacts/OfferFacts.tsx';
import * as styles from './OfferDetails.css.ts';

export const offerDetailsLayouts = ['stacked', 'beside'] as const;

export interface OfferDetailsProps {
  /** The running offer. */
  offer: Offer;
  /** Path of the site's search page. */
  searchPath: string;
  /** Today's date at the dealer, YYYY-MM-DD. */
  today: string;
  /** 'beside' puts the text beside the picture where there is room. @default 'stacked' */
  layout?: (typeof offerDetailsLayouts)[number];
  /** Main action, if the form is not beside the offer. @default none */
  action?: { href: string; label: string } | undefined;
}

/** Picture, headline figure, end date and inclusions of an offer. A long description is folded behind a button. */
export function OfferDetails({ offer, searchPath, today, layout = 'stacked', action }: OfferDetailsProps) {
  const say = useWords(offerMessages);
  const sayTime = useWords(offerTimeMessages);
  const { category, inclusions, applies_to: appliesTo, model } = offer;
  const image = offerImage(offer);
  const left = countdownWords(offer, today, sayTime);
  const end = endWords(offer, useLocale(), sayTime);
  const { shown, rest } = foldDescription(offer.description);
  const modelHref = offerModelHref(offer, searchPath);
  return (
    <div className={styles.root[layout]}>
      {image && <Picture url={image} alt="" sizes="(min-width: 992px) 720px, 100vw" ratio="3/2" priority rounded />}
      <div className={styles.details}>
        {(category || left) && (
          <div className={styles.marks}>
            {category && <Badge tone="brand">{category}</Badge>}
            {left && <Badge tone="warning">{left}</Badge>}
          </div>
        )}
        <OfferFacts offer={offer} />
        {end && <p className={styles.end}>{end}</p>}
        {appliesTo && <Text>{appliesTo}</Text>}
        {shown && (
          <ShowMore
            rest={rest && <p className={styles.words}>{rest}</p>}
            more={say('offer.viewMore')}
            less={say('offer.viewLess')}
          >
            <p className={styles.words}>{shown}</p>
          </ShowMore>
        )}
        {inclusions.length > 0 && (
          <section className={styles.part}>
            <Heading level={2} size="large">
              {say('offer.whatYouGet')}
            </Heading>
            <ul className={styles.inclusions}>
              {inclusions.map((one) => (
                <li className={styles.inclusion} key={one}>
                  <span className={styles.mark}>
                    <Icon name="check" size={20} />
                  </span>
                  {one}
                </li>
              ))}
            </ul>
          </section>
        )}
        {(action || (modelHref && model)) && (
          <p className={styles.actions}>
            {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
            {modelHref && model && (
              <ButtonLink href={modelHref} variant="secondary">
                {say('offer.explore', { name: model.name })}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
