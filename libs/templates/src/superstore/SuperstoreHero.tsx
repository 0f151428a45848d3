import { QuickSearch } from '@forecourt/content';
import { budgets, countOf, searchHref } from '@forecourt/content/model';
import { Container, SiteLink } from '@forecourt/ui';
import type { HomeProps } from '../contract/props.ts';
import { finder } from '../home/finder.css.ts';
import { HeroWords } from '../home/HeroWords.tsx';
import { makeField, modelField, priceField, bodyField } from '../home/searchFields.ts';
import * as styles from './SuperstoreHero.css.ts';

const bands = [15_000, 20_000, 30_000];

/** Search first: the words, a wide search panel and the budgets people ask for most. */
export function SuperstoreHero({ site, facts }: Pick<HomeProps, 'site' | 'facts'>) {
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const makes = makeField(facts);
  return (
    <section className={styles.hero} aria-label={site.tagline}>
      <Container>
        <div className={styles.stack}>
          <HeroWords site={site} align="center" />
          <div className={styles.panel}>
            <div className={finder.plain}>
              <QuickSearch
                action={site.paths.search}
                label={`Find a ${vehicleNoun}`}
                words="What are you after?"
                submit={`Search ${countOf(facts.stockCount, vehicleNoun, vehicleNounPlural)}`}
                direction="stack"
                fields={[
                  makes.options.length ? makes : modelField(facts, facts.makes[0]?.name ?? null),
                  bodyField(facts),
                  priceField(facts),
                ]}
              />
            </div>
          </div>
          <ul className={styles.chips} aria-label="Popular budgets">
            {budgets(bands).map(({ label, range }) => (
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
