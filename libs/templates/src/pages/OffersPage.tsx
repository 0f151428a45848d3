import { SectionHeader } from '@forecourt/content';
import { offerPageMessages } from '@forecourt/domain/messages';
import { OfferChips, OfferList, OfferShows } from '@forecourt/offers';
import { dateWords, groupOffers, type OfferGrouping } from '@forecourt/offers/model';
import { ButtonLink, Cluster, Container, EmptyState, Heading, Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { OffersPageProps } from '../contract/offerPages.ts';
import { todayAt } from '../sections/todayAt.ts';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { head as heads, type formPageHeads } from './FormPage.css.ts';
import { PageHead } from './PageHead.tsx';
import * as styles from './OffersPage.css.ts';

/** Minimum number of offers for groups and links to them. */
const offersForGroups = 6;

export interface OffersPageLook {
  /** @default 'plain' */
  head?: (typeof formPageHeads)[number];
  /** How a long list is grouped; null for one list. @default 'category' */
  by?: OfferGrouping | null;
  /** @default 'columns' */
  layout?: 'columns' | 'rows';
  /** Whether locations of an offer are named. @default false */
  names?: boolean;
}

/** All running offers of a site, or alternatives to one that has ended. */
export function OffersPage({
  site,
  offers,
  now,
  vehicles,
  reduced = [],
  ended = null,
  trail,
  look = {},
}: OffersPageProps & { look?: OffersPageLook }) {
  const say = useWords(offerPageMessages);
  const { head = 'plain', by = 'category', layout, names = false } = look;
  const { paths, texts } = site;
  const today = todayAt(site, now);
  const list = { searchPath: paths.search, today, layout, locations: names ? site.locations : [] };
  const groups = by !== null && offers.length >= offersForGroups ? groupOffers(offers, by, say) : [];
  const shows = offers.flatMap((offer) => offer.shows);
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={ended ? ended.name : say('offerPage.specialOffers')}
          text={ended ? undefined : say('offerPage.whatOffers', { name: site.name })}
          trail={trail}
        />
      </div>
      <Container>
        <div className={styles.root}>
          {ended?.until && (
            <Notice tone="info" title={say('offerPage.endedOn', { until: dateWords(ended.until, site.locale) })}>
              {say('offerPage.thisOfferIsOver')} {offers.length > 0 ? say('offerPage.theseRunNow') : ''}
            </Notice>
          )}
          {shows.length > 0 && !ended && (
            <section className={styles.group}>
              <Heading level={2} size="title">
                {say('offerPage.meetUs')}
              </Heading>
              <OfferShows shows={shows} today={today} />
            </section>
          )}
          {groups.length > 1 && <OfferChips groups={groups} />}
          {groups.length > 1
            ? groups.map(({ id, title, offers: own }, place) => (
                <section className={styles.group} id={id} key={id}>
                  <Heading level={2} size="title">
                    {title}
                  </Heading>
                  <OfferList offers={own} priority={place === 0} {...list} />
                </section>
              ))
            : offers.length > 0 && (
                <section className={styles.group}>
                  <SectionHeader
                    title={ended || shows.length > 0 ? say('offerPage.offersThatRunNow') : say('offerPage.runningNow')}
                  />
                  <OfferList offers={offers} priority {...list} />
                </section>
              )}
          {offers.length === 0 && (
            <EmptyState
              icon="tag"
              title={say('offerPage.noOffersToday')}
              action={
                <Cluster>
                  <ButtonLink href={paths.search}>
                    {say('offerPage.seeAllVehicles', { nounPlural: texts.vehicleNounPlural })}
                  </ButtonLink>
                  <ButtonLink href={paths.contact} variant="secondary">
                    {say('offerPage.contactUs')}
                  </ButtonLink>
                </Cluster>
              }
            >
              {say('offerPage.theNextOneWill')}
            </EmptyState>
          )}
        </div>
      </Container>
      <VehicleSection
        title={say('offerPage.priceDrops')}
        text={say('offerPage.soldForLessThan')}
        vehicles={reduced}
        now={now}
        tone="sunken"
      />
      {offers.length === 0 && (
        <VehicleSection
          title={say('offerPage.inStockNow')}
          vehicles={vehicles}
          more={{ href: paths.search, label: say('offerPage.all', { nounPlural: texts.vehicleNounPlural }) }}
          now={now}
          tone={reduced.length > 0 ? 'plain' : 'sunken'}
        />
      )}
    </>
  );
}
