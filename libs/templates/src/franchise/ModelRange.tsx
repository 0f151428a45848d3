import { SectionHeader } from '@forecourt/content';
import { countOf } from '@forecourt/content/model';
import { formatMoney, makePath, modelPath, type PublicSite } from '@forecourt/domain';
import { homeMessages } from '@forecourt/domain/messages';
import { Carousel, Container, Picture, Section, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { SiteFacts } from '../contract/facts.ts';
import * as styles from './ModelRange.css.ts';

export interface ModelRangeProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Facts of the stock: makes, bodies, price bands and locations with their counts. */
  facts: SiteFacts;
}

const maxModels = 12;

/** The manufacturer's models in stock, in a row. Renders nothing with fewer than two models. */
export function ModelRange({ site, facts }: ModelRangeProps) {
  const say = useWords(homeMessages);
  const make = site.manufacturer;
  const models = facts.models.filter((model) => model.make === make).slice(0, maxModels);
  if (!make || models.length < 2) return null;
  const { vehicleNoun } = site.texts;
  return (
    <Section>
      <Container>
        <SectionHeader
          title={say('home.theRange', { make })}
          text={say('home.everyModelWeHave')}
          more={{
            href: makePath(site.paths.search, make),
            label: say('home.allMake', { make, nounPlural: site.texts.vehicleNounPlural }),
          }}
        />
        <Carousel label={say('home.models', { make })} slides="card">
          {models.map(({ name, count, priceFrom, image }) => (
            <SiteLink key={name} className={styles.model} href={modelPath(site.paths.search, make, name)}>
              <Picture url={image?.url} blur={image?.blur} alt="" sizes="(min-width: 768px) 300px, 75vw" rounded />
              <span className={styles.name}>{name}</span>
              <span className={styles.facts}>
                {countOf(count, vehicleNoun, site.texts.vehicleNounPlural)}
                {priceFrom !== null && ` ${say('home.from', { price: formatMoney(priceFrom) })}`}
              </span>
            </SiteLink>
          ))}
        </Carousel>
      </Container>
    </Section>
  );
}
