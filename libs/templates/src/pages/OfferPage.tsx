import { offerPageMessages } from '@forecourt/domain/messages';
import { OfferDetails, OfferList, OfferShows, OfferTerms } from '@forecourt/offers';
import { SectionHeader } from '@forecourt/content';
import { Container, Heading, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { OfferPageProps } from '../contract/offerPages.ts';
import { todayAt } from '../sections/todayAt.ts';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { head as heads, type formPageHeads } from './FormPage.css.ts';
import { PageHead } from './PageHead.tsx';
import * as styles from './OfferPage.css.ts';

export const offerPageLayouts = ['form-beside', 'stock-first'] as const;

export interface OfferPageLook {
  /** Form beside the offer, or the offer as a panel above its stock, with the form below. @default 'form-beside' */
  layout?: (typeof offerPageLayouts)[number];
  /** @default 'plain' */
  head?: (typeof formPageHeads)[number];
}

/** One running offer: its content, the enquiry form, its conditions, and the vehicles that it applies to. */
export function OfferPage({
  site,
  offer,
  now,
  trail,
  stock,
  others,
  slots,
  look = {},
}: OfferPageProps & { look?: OfferPageLook }) {
  const say = useWords(offerPageMessages);
  const today = todayAt(site, now);
  const searchPath = site.paths.search;
  const isStockFirst = look.layout === 'stock-first';
  const places = site.locations.filter(({ id }) => offer.location_ids.includes(id)).map(({ name }) => name);
  const details = (
    <OfferDetails
      offer={offer}
      searchPath={searchPath}
      today={today}
      layout={isStockFirst ? 'beside' : 'stacked'}
      action={isStockFirst ? { href: '#enquire', label: say('offerPage.askAboutThisOffer') } : undefined}
    />
  );
  const form = (
    <div className={styles.form} id="enquire">
      {slots.form}
    </div>
  );
  const terms = (
    <div className={styles.terms}>
      {offer.shows.length > 0 && (
        <section className={styles.shows}>
          <Heading level={2} size="large">
            {say('offerPage.whereAndWhen')}
          </Heading>
          <OfferShows shows={offer.shows} today={today} />
        </section>
      )}
      <OfferTerms offer={offer} />
    </div>
  );
  return (
    <>
      <div className={heads[look.head ?? 'plain']}>
        <PageHead
          title={offer.name}
          text={places.length > 0 ? say('offerPage.at', { places: places.join(', ') }) : undefined}
          trail={trail}
        />
      </div>
      <Container>
        {isStockFirst ? (
          <div className={styles.panel}>{details}</div>
        ) : (
          <div className={styles.root}>
            <div className={styles.offer}>{details}</div>
            {form}
            {terms}
          </div>
        )}
      </Container>
      {stock && (
        <VehicleSection
          title={say('offerPage.inStock')}
          vehicles={stock.vehicles}
          more={{ href: stock.href, label: say('offerPage.seeAll', { count: stock.count }) }}
          now={now}
          tone="sunken"
        />
      )}
      {isStockFirst && (
        <Section>
          <Container>
            <div className={styles.asking}>
              {form}
              {terms}
            </div>
          </Container>
        </Section>
      )}
      {others.length > 0 && (
        <Section tone={stock && stock.vehicles.length > 0 && !isStockFirst ? 'plain' : 'sunken'}>
          <Container>
            <SectionHeader
              title={say('offerPage.moreOffers')}
              more={{ href: '/special-offers', label: say('offerPage.allSpecialOffers') }}
            />
            <OfferList offers={others} searchPath={searchPath} today={today} />
          </Container>
        </Section>
      )}
    </>
  );
}
