import { grouped } from '@forecourt/domain';
import { QuickSearch } from '@forecourt/content';
import { stockWords } from '@forecourt/content/model';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { finder } from '../home/finder.css.ts';
import { HeroCaption } from '../home/HeroCaption.tsx';
import { HeroCards } from '../home/HeroCards.tsx';
import type { HomeHero } from '../home/heroPicture.ts';
import { HeroWords } from '../home/HeroWords.tsx';
import { bodyField, locationField, makeField, priceField } from '../home/searchFields.ts';
import { brandsOf } from './brandsOf.ts';
import * as styles from './GroupHero.css.ts';

/** Hero with text on a dark background, vehicles of the group with their prices, and the search across all dealerships. */
export function GroupHero({ site, facts, hero }: Pick<HomeProps, 'site' | 'facts'> & { hero: HomeHero }) {
  const say = useWords(homeMessages);
  const { picture, caption, cards } = hero;
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const reach = [
    [facts.stockCount, vehicleNounPlural],
    [brandsOf(site, facts).length, 'brands'],
    [site.locations.filter(({ visible }) => visible).length, 'locations'],
  ] as const;
  return (
    <section className={styles.hero} aria-label={site.tagline}>
      <Container>
        <div className={styles.columns[picture ? 'pictured' : 'plain']}>
          <div className={styles.words}>
            <HeroWords site={site} />
          </div>
          <div className={styles.search}>
            <div className={finder.overlapping}>
              <QuickSearch
                action={site.paths.search}
                label={say('home.find', { noun: vehicleNoun })}
                submit={say('home.search', { vehicles: stockWords(facts.stockCount, vehicleNoun, vehicleNounPlural) })}
                fields={[
                  makeField(say, facts),
                  bodyField(say, facts),
                  locationField(say, facts),
                  priceField(say, facts),
                ]}
              />
            </div>
          </div>
          {picture && (
            <div className={styles.pictures}>
              <HeroCards label={say('home.readyToDriveAway')} vehicles={cards} site={site} />
              <div className={styles.picture}>
                <Picture {...picture} sizes="(min-width: 992px) 50vw, 100vw" ratio="16/9" priority rounded />
                {caption && (
                  <div className={styles.caption}>
                    <HeroCaption {...caption} site={site} />
                  </div>
                )}
              </div>
            </div>
          )}
          <dl className={styles.reach}>
            {reach
              .filter(([count]) => count > 1)
              .map(([count, words]) => (
                <div className={styles.figure} key={words}>
                  <dt className={styles.label}>{words}</dt>
                  <dd className={styles.count}>{grouped(count)}</dd>
                </div>
              ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
