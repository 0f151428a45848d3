import { SectionHeader } from '@forecourt/content';
import { searchHref } from '@forecourt/content/model';
import { grouped, type PublicSite } from '@forecourt/domain';
import { Container, Icon, Section, SiteLink, Text } from '@forecourt/ui';
import { towBands } from '../home/towBands.ts';
import * as styles from './TowMatch.css.ts';

export interface TowMatchProps {
  /** The site that the page belongs to. */
  site: PublicSite;
}

const kilograms = (mass: number): string => `${grouped(mass)} kg`;

/** Explains which van a car can tow, with a search for each class of car. */
export function TowMatch({ site }: TowMatchProps) {
  const { vehicleNounPlural } = site.texts;
  return (
    <Section tone="sunken" id="tow-match">
      <Container>
        <SectionHeader
          title="What can your car tow?"
          text="Find your car’s braked towing capacity in its handbook, then start with what it can pull comfortably."
        />
        <ul className={styles.list}>
          {towBands.map(({ towing, cars, tare }) => (
            <li key={towing}>
              <SiteLink className={styles.band} href={searchHref(site.paths.search, { tare_weight: { to: tare } })}>
                <span className={styles.capacity}>{kilograms(towing)}</span>
                <span className={styles.cars}>{cars}</span>
                <span className={styles.tare}>
                  {vehicleNounPlural} up to {kilograms(tare)} tare
                  <Icon name="arrow-right" size={18} />
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className={styles.note}>
          <Text size="small" tone="muted">
            Tare is the empty weight. We leave a fifth of the capacity for water, gas, food and gear. Before you buy, we
            check the loaded weight (ATM), the ball weight and your car’s combined limit with you.
          </Text>
        </div>
      </Container>
    </Section>
  );
}
