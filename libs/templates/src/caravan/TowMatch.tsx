import { SectionHeader } from '@forecourt/content';
import { searchHref } from '@forecourt/content/model';
import { grouped, type PublicSite } from '@forecourt/domain';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Icon, Section, SiteLink, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { towBands } from '../home/towBands.ts';
import * as styles from './TowMatch.css.ts';

export interface TowMatchProps {
  /** The site that the page belongs to. */
  site: PublicSite;
}

const kilograms = (mass: number): string => `${grouped(mass)} kg`;

/** Explains which van a car can tow, with a search for each class of car. */
export function TowMatch({ site }: TowMatchProps) {
  const say = useWords(homeMessages);
  const { vehicleNounPlural } = site.texts;
  return (
    <Section tone="sunken" id="tow-match">
      <Container>
        <SectionHeader title={say('home.whatCanYourCar')} text={say('home.findYourCarsBraked')} />
        <ul className={styles.list}>
          {towBands.map(({ towing, cars, tare }) => (
            <li key={towing}>
              <SiteLink className={styles.band} href={searchHref(site.paths.search, { tare_weight: { to: tare } })}>
                <span className={styles.capacity}>{kilograms(towing)}</span>
                <span className={styles.cars}>{say(`home.${cars}`)}</span>
                <span className={styles.tare}>
                  {say('home.upToTare', { nounPlural: vehicleNounPlural, tare: kilograms(tare) })}
                  <Icon name="arrow-right" size={18} />
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className={styles.note}>
          <Text size="small" tone="muted">
            {say('home.tareIsTheEmpty')}
          </Text>
        </div>
      </Container>
    </Section>
  );
}
