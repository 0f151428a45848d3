import { QuickSearch } from '@forecourt/content';
import { stockWords } from '@forecourt/content/model';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { finder } from '../home/finder.css.ts';
import { HeroCaption } from '../home/HeroCaption.tsx';
import type { HomeHero } from '../home/heroPicture.ts';
import { HeroWords } from '../home/HeroWords.tsx';
import { berthsField, lengthField, priceField, tareField } from '../home/searchFields.ts';
import * as styles from './CaravanHero.css.ts';

/** Hero with a landscape, the text beside it, and a search by berths, length and weight over its lower edge. */
export function CaravanHero({ site, facts, hero }: Pick<HomeProps, 'site' | 'facts'> & { hero: HomeHero }) {
  const say = useWords(homeMessages);
  const { picture, caption } = hero;
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  return (
    <section className={styles.hero} aria-label={site.tagline}>
      {picture && (
        <div className={styles.landscape}>
          <Picture {...picture} sizes="(min-width: 992px) 58vw, 100vw" ratio="3/2" priority />
          {caption && (
            <div className={styles.caption}>
              <HeroCaption {...caption} site={site} />
            </div>
          )}
        </div>
      )}
      <div className={styles.words}>
        <Container>
          <div className={styles.text}>
            <HeroWords site={site} eyebrow={site.tagline} />
          </div>
        </Container>
      </div>
      <div className={styles.search}>
        <Container>
          <div className={finder[picture ? 'overlapping' : 'plain']}>
            <QuickSearch
              action={site.paths.search}
              label={say('home.findA', { noun: vehicleNoun })}
              submit={say('home.search', { vehicles: stockWords(facts.stockCount, vehicleNoun, vehicleNounPlural) })}
              fields={[berthsField(say, facts), lengthField(say), tareField(say), priceField(say, facts, 'caravan')]}
            />
          </div>
        </Container>
      </div>
    </section>
  );
}
