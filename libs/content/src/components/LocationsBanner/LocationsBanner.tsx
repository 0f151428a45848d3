import { dealerMessages } from '@forecourt/domain/messages';
import { ButtonLink, Container, Heading, once } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './LocationsBanner.css.ts';

export interface LocationsBannerProps {
  /** Heading of the band. @example '3 Big Locations' */
  title: string;
  /** Towns, in the order to name them. */
  cities: readonly string[];
  /** Where the locations are described. */
  href: string;
}

/** A band that says how many places the dealer has and where. Renders nothing without places. */
export function LocationsBanner({ title, cities, href }: LocationsBannerProps) {
  const say = useWords(dealerMessages);
  if (cities.length === 0) return null;
  return (
    <section className={styles.root} {...once('locations-banner')}>
      <Container>
        <div className={styles.row}>
          <div className={styles.words}>
            <Heading level={2}>{title}</Heading>
            <p className={styles.cities}>{cities.join(' · ')}</p>
          </div>
          <ButtonLink href={href} variant="secondary" icon="map-pin">
            {say('dealer.hoursAndDirections')}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
