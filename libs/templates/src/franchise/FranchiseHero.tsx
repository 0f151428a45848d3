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
import { bodyField, conditionField, makeField, modelField, priceField } from '../home/searchFields.ts';
import * as styles from './FranchiseHero.css.ts';

/**
 * Hero with the dealer's words beside one large picture, and the search over its lower edge. On phones the search comes
 * before the picture.
 */
export function FranchiseHero({ site, facts, hero }: Pick<HomeProps, 'site' | 'facts'> & { hero: HomeHero }) {
  const say = useWords(homeMessages);
  const { picture, caption } = hero;
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const models = site.manufacturer ? modelField(say, facts, site.manufacturer) : makeField(say, facts);
  return (
    <section className={styles.hero} aria-label={site.tagline}>
      <Container>
        <div className={styles.columns[picture ? 'pictured' : 'plain']}>
          <div className={styles.words}>
            <HeroWords site={site} eyebrow={site.tagline} />
          </div>
          <div className={styles.search}>
            <div className={finder.overlapping}>
              <QuickSearch
                action={site.paths.search}
                label={say('home.findA', { noun: vehicleNoun })}
                submit={say('home.search', { vehicles: stockWords(facts.stockCount, vehicleNoun, vehicleNounPlural) })}
                fields={[conditionField(say, site), models, bodyField(say, facts), priceField(say, facts)]}
              />
            </div>
          </div>
          {picture && (
            <div className={styles.picture}>
              <Picture {...picture} sizes="(min-width: 992px) 60vw, 100vw" ratio="3/2" priority />
              {caption && (
                <div className={styles.caption}>
                  <HeroCaption {...caption} site={site} />
                </div>
              )}
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
