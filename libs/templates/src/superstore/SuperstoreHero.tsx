import { QuickSearch } from '@forecourt/content';
import { budgets, searchHref, stockWords } from '@forecourt/content/model';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Picture, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { finder } from '../home/finder.css.ts';
import { HeroCards } from '../home/HeroCards.tsx';
import type { HeroPicture } from '../home/heroPicture.ts';
import { HeroWords } from '../home/HeroWords.tsx';
import { bodyField, locationField, makeField, modelField, priceField } from '../home/searchFields.ts';
import * as styles from './SuperstoreHero.css.ts';

const bands = [15_000, 20_000, 30_000];

export interface SuperstoreHeroProps extends Pick<HomeProps, 'site' | 'facts'> {
  /** A few of the stock, with their prices. */
  vehicles: readonly HeroPicture[];
}

/** Hero with the search first: title, a wide search panel, a few vehicles and popular budgets. */
export function SuperstoreHero({ site, facts, vehicles }: SuperstoreHeroProps) {
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
          <div className={finder.plain}>
            <QuickSearch
              action={site.paths.search}
              label={say('home.findA', { noun: vehicleNoun })}
              words={say('home.whatAreYouAfter')}
              submit={say('home.search', { vehicles: stockWords(facts.stockCount, vehicleNoun, vehicleNounPlural) })}
              fields={[
                makes.options.length ? makes : modelField(say, facts, facts.makes[0]?.name ?? null),
                bodyField(say, facts),
                locationField(say, facts),
                priceField(say, facts),
              ]}
            />
          </div>
          <HeroCards label={say('home.readyToDriveAway')} vehicles={vehicles} site={site} />
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
