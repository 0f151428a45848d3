import { QuickSearch } from '@forecourt/content';
import { budgets, searchHref, stockWords } from '@forecourt/content/model';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Picture, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { finder } from '../home/finder.css.ts';
import { HeroWords } from '../home/HeroWords.tsx';
import { makeField, modelField, priceField, bodyField } from '../home/searchFields.ts';
import * as styles from './SuperstoreHero.css.ts';

const bands = [15_000, 20_000, 30_000];

/** Hero with the search first: title, a wide search panel and popular budgets. */
export function SuperstoreHero({ site, facts }: Pick<HomeProps, 'site' | 'facts'>) {
  const say = useWords(homeMessages);
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const makes = makeField(say, facts);
  const [own] = site.identity.heroPictures;
  return (
    <section className={own ? styles.pictured : styles.hero} aria-label={site.tagline}>
      {own && (
        <div className={styles.picture}>
          <Picture url={own.url} alt={own.alt} sizes="100vw" ratio="16/9" priority />
        </div>
      )}
      <Container>
        <div className={styles.stack}>
          <div className={own && styles.onPicture}>
            <HeroWords site={site} align="center" />
          </div>
          <div className={styles.panel}>
            <div className={finder.plain}>
              <QuickSearch
                action={site.paths.search}
                label={say('home.findA', { noun: vehicleNoun })}
                words={say('home.whatAreYouAfter')}
                submit={say('home.search', { vehicles: stockWords(facts.stockCount, vehicleNoun, vehicleNounPlural) })}
                direction="stack"
                fields={[
                  makes.options.length ? makes : modelField(say, facts, facts.makes[0]?.name ?? null),
                  bodyField(say, facts),
                  priceField(say, facts),
                ]}
              />
            </div>
          </div>
          <ul className={styles.chips} aria-label={say('home.popularBudgets')}>
            {budgets(bands, say).map(({ label, range }) => (
              <li key={label}>
                <SiteLink className={styles.chip} href={searchHref(site.paths.search, { price: range })}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
