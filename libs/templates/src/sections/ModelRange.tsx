import { SectionHeader } from '@forecourt/content';
import { countOf } from '@forecourt/content/model';
import { formatMoney, makePath, modelPath, type PublicSite } from '@forecourt/domain';
import { homeMessages } from '@forecourt/domain/messages';
import { Carousel, Container, Picture, Section, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ModelFacts } from '../contract/facts.ts';
import * as styles from './ModelRange.css.ts';

export interface ModelRangeProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  make: string;
  /** Its models in stock. */
  models: readonly ModelFacts[];
  /** Id for links to this section. */
  id?: string;
}

/** A make's models in stock, in a row. */
export function ModelRange({ site, make, models, id }: ModelRangeProps) {
  const say = useWords(homeMessages);
  const { vehicleNoun } = site.texts;
  return (
    <Section id={id}>
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
