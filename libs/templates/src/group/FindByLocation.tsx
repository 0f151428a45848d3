import { SectionHeader } from '@forecourt/content';
import { countOf, searchHref } from '@forecourt/content/model';
import { townWords, type PublicSite } from '@forecourt/domain';
import { homeMessages } from '@forecourt/domain/messages';
import { LocationMap } from '@forecourt/locations';
import { selectLocations } from '@forecourt/locations/model';
import { Container, Icon, once, Section, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { SiteFacts } from '../contract/facts.ts';
import * as styles from './FindByLocation.css.ts';

export interface FindByLocationProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Facts of the stock: makes, bodies, price bands and locations with their counts. */
  facts: SiteFacts;
}

/** Every location that has stock, beside the map. Renders nothing with fewer than two locations. */
export function FindByLocation({ site, facts }: FindByLocationProps) {
  const say = useWords(homeMessages);
  if (facts.locations.length < 2) return null;
  const places = selectLocations('all', site.locations);
  const cityOf = (name: string) => places.find((place) => place.name === name)?.address;
  return (
    <Section tone="sunken" later={{ phone: 40 + 4 * facts.locations.length, desk: 58 }}>
      <Container>
        <SectionHeader title={say('home.findByLocation')} />
        <div className={styles.columns}>
          <ul className={styles.list} {...once('places')}>
            {facts.locations.map(({ name, count }) => {
              const address = cityOf(name);
              return (
                <li key={name}>
                  <SiteLink className={styles.place} href={searchHref(site.paths.search, { location_name: name })}>
                    <Icon name="map-pin" />
                    <span className={styles.words}>
                      <span className={styles.name}>{name}</span>
                      <span className={styles.muted}>{address ? townWords(address) : ''}</span>
                    </span>
                    <span className={styles.muted}>
                      {countOf(count, site.texts.vehicleNoun, site.texts.vehicleNounPlural)}
                    </span>
                  </SiteLink>
                </li>
              );
            })}
          </ul>
          <LocationMap locations={places} map={site.map} />
        </div>
      </Container>
    </Section>
  );
}
