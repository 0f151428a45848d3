import { QuickSearch } from '@forecourt/content';
import { stockWords } from '@forecourt/content/model';
import { homeMessages } from '@forecourt/domain/messages';
import { ButtonLink, Container, Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { finder } from '../home/finder.css.ts';
import { HeroCaption } from '../home/HeroCaption.tsx';
import { heroFrames } from '../home/heroPicture.ts';
import { HeroWords } from '../home/HeroWords.tsx';
import { bodyField, conditionField, makeField, modelField, priceField } from '../home/searchFields.ts';
import * as styles from './FranchiseHero.css.ts';

/** Hero with the dealer's words beside one large picture, and the search over its lower edge. */
export function FranchiseHero({ site, facts, featured }: Pick<HomeProps, 'site' | 'facts' | 'featured'>) {
  const say = useWords(homeMessages);
  const [picture] = heroFrames(site, featured, 1);
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const models = site.manufacturer ? modelField(say, facts, site.manufacturer) : makeField(say, facts);
  const stock = stockWords(facts.stockCount, vehicleNoun, vehicleNounPlural);
  return (
    <>
      <section className={styles.hero} aria-label={site.tagline}>
        <Container>
          <div className={styles.columns[picture ? 'pictured' : 'plain']}>
            <div className={styles.words}>
              <HeroWords site={site} eyebrow={site.tagline}>
                <ButtonLink href={site.paths.search} size="large">
                  {say('home.browse', { stock })}
                </ButtonLink>
                <ButtonLink href={site.paths.contact} size="large" variant="secondary">
                  {say('home.visitUs')}
                </ButtonLink>
              </HeroWords>
            </div>
            {picture && (
              <div className={styles.picture}>
                <Picture
                  url={picture.url}
                  blur={picture.blur}
                  alt={picture.alt}
                  sizes="(min-width: 992px) 60vw, 100vw"
                  ratio="3/2"
                  priority
                />
                {picture.vehicle && (
                  <div className={styles.caption}>
                    <HeroCaption vehicle={picture.vehicle} site={site} />
                  </div>
                )}
              </div>
            )}
          </div>
        </Container>
      </section>
      <Container>
        <div className={finder.overlapping}>
          <QuickSearch
            action={site.paths.search}
            label={say('home.findA', { noun: vehicleNoun })}
            submit={say('home.search', { vehicles: vehicleNounPlural })}
            fields={[conditionField(say, site), models, bodyField(say, facts), priceField(say, facts)]}
          />
        </div>
      </Container>
    </>
  );
}
