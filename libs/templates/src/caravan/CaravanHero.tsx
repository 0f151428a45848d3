import { QuickSearch } from '@forecourt/content';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { HomeProps } from '../contract/props.ts';
import { finder } from '../home/finder.css.ts';
import { HeroWords } from '../home/HeroWords.tsx';
import { lifestylePicture } from '../home/heroPicture.ts';
import { berthsField, lengthField, priceField, tareField } from '../home/searchFields.ts';
import * as styles from './CaravanHero.css.ts';

/** Hero with a wide landscape, the text on a card that overlaps it, and a search by berths, length and weight. */
export function CaravanHero({
  site,
  facts,
  featured,
  offers,
}: Pick<HomeProps, 'site' | 'facts' | 'featured' | 'offers'>) {
  const say = useWords(homeMessages);
  const [own] = site.identity.heroPictures;
  const picture = own?.url ?? lifestylePicture(offers, featured);
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  return (
    <section aria-label={site.tagline}>
      {picture && (
        <div className={styles.landscape}>
          <Picture url={picture} alt={own?.alt ?? ''} sizes="100vw" ratio="16/9" priority />
        </div>
      )}
      <Container>
        <div className={styles.card[picture ? 'over' : 'plain']}>
          <HeroWords site={site} eyebrow={site.tagline} />
        </div>
        <div className={finder.plain}>
          <QuickSearch
            action={site.paths.search}
            label={say('home.findA', { noun: vehicleNoun })}
            submit={say('home.search', { vehicles: vehicleNounPlural })}
            fields={[berthsField(say, facts), lengthField(say), tareField(say), priceField(say, facts, 'caravan')]}
          />
        </div>
      </Container>
    </section>
  );
}
