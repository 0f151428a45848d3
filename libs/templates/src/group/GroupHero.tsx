import { grouped } from '@forecourt/domain';
import { QuickSearch } from '@forecourt/content';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { finder } from '../home/finder.css.ts';
import { heroFrames } from '../home/heroPicture.ts';
import { HeroWords } from '../home/HeroWords.tsx';
import { bodyField, locationField, makeField, priceField } from '../home/searchFields.ts';
import * as styles from './GroupHero.css.ts';

/** Hero with text on a dark background, three of the group's vehicles, and the search across all dealerships. */
export function GroupHero({ site, facts, featured }: Pick<HomeProps, 'site' | 'facts' | 'featured'>) {
  const say = useWords(homeMessages);
  const pictures = heroFrames(site, featured, 3);
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const reach = [
    [facts.stockCount, vehicleNounPlural],
    [facts.makes.length, 'brands'],
    [site.locations.filter(({ visible }) => visible).length, 'locations'],
  ] as const;
  return (
    <>
      <section className={styles.hero} aria-label={site.tagline}>
        <Container>
          <div className={styles.columns}>
            <HeroWords site={site}>
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
            </HeroWords>
            {pictures.length === 3 && (
              <div className={styles.mosaic}>
                {pictures.map((frame, place) => (
                  <div className={styles.tile} key={frame.url}>
                    <Picture
                      url={frame.url}
                      blur={frame.blur}
                      alt={frame.alt}
                      sizes={place === 0 ? '(min-width: 992px) 50vw, 100vw' : '(min-width: 992px) 25vw, 50vw'}
                      ratio={place === 0 ? '16/9' : '3/2'}
                      priority={place === 0}
                      rounded
                    />
                  </div>
                ))}
              </div>
            )}
          </div>
        </Container>
      </section>
      <Container>
        <div className={finder.overlapping}>
          <QuickSearch
            action={site.paths.search}
            label={say('home.find', { noun: vehicleNoun })}
            submit={say('home.search', { vehicles: vehicleNounPlural })}
            fields={[makeField(say, facts), bodyField(say, facts), locationField(say, facts), priceField(say, facts)]}
          />
        </div>
      </Container>
    </>
  );
}
