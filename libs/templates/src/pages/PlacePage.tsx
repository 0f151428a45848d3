import { SectionHeader } from '@forecourt/content';
import { countOf, searchHref } from '@forecourt/content/model';
import { pageHref } from '@forecourt/domain';
import { listWords, placeMessages, trailMessages, wordsOf } from '@forecourt/domain/messages';
import { ArrivalNotes, hasArrivalNotes } from '@forecourt/locations';
import { viewingLocations } from '@forecourt/locations/model';
import { Container, Section, Text } from '@forecourt/ui';
import type { PlacePageProps } from '../contract/placePages.ts';
import { PlaceBar } from '../place/PlaceBar.tsx';
import { PlaceReviews } from '../place/PlaceReviews.tsx';
import { PlaceTeam } from '../place/PlaceTeam.tsx';
import { PlaceVisit } from '../place/PlaceVisit.tsx';
import { SectionBar } from '../sections/SectionBar.tsx';
import { part } from '../sections/SectionBar.css.ts';
import { VehicleSection } from '../sections/VehicleSection.tsx';
import { head as heads } from './FormPage.css.ts';
import type { HeadLook } from './headLook.ts';
import { PageHead } from './PageHead.tsx';

/** One location: opening hours and directions first, then its vehicles and its staff. */
export function PlacePage({ site, place, now, people, stock, slots, head = 'plain' }: PlacePageProps & HeadLook) {
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const say = wordsOf(placeMessages, site);
  const others = viewingLocations(place, site.locations).filter(({ id }) => id !== place.id);
  const parts = [
    { id: 'visit', name: say('place.hoursAndMap'), has: true },
    { id: 'arrival', name: say('place.beforeYouCome'), has: hasArrivalNotes(place) },
    { id: 'stock', name: say('place.inStock'), has: stock.vehicles.length > 0 },
    { id: 'people', name: say('place.team'), has: people.length > 0 },
    { id: 'rated', name: say('place.reviews'), has: (place.reviews?.count ?? 0) > 0 },
  ].filter(({ has }) => has);
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={place.name}
          trail={[
            { name: wordsOf(trailMessages, site)('trail.home'), href: '/' },
            { name: say('place.locations'), href: pageHref('locations') },
          ]}
          text={
            place.manufacturers.length > 0
              ? say('place.makesIn', { makes: listWords(place.manufacturers, site.locale), city: place.address.city })
              : undefined
          }
        />
      </div>
      <SectionBar parts={parts} layout="across" />
      <div className={part} id="visit">
        <Container>
          <PlaceVisit site={site} place={place} now={now} email={slots?.email} />
        </Container>
      </div>
      {hasArrivalNotes(place) && (
        <div className={part} id="arrival">
          <Section tone="sunken">
            <Container>
              <SectionHeader id="arriving" title={say('place.beforeYouCome')} />
              <ArrivalNotes location={place} />
            </Container>
          </Section>
        </div>
      )}
      <div className={part} id="stock">
        <VehicleSection
          title={say('place.inStock')}
          text={
            stock.count > 0
              ? say('place.stockCount', {
                  vehicles: countOf(stock.count, vehicleNoun, vehicleNounPlural),
                  place: place.name,
                })
              : undefined
          }
          more={{
            href: searchHref(site.paths.search, { location_name: place.name }),
            label: say('place.seeStock', { vehicles: vehicleNounPlural }),
          }}
          vehicles={stock.vehicles}
          now={now}
        />
      </div>
      {stock.count > 0 && others.length > 0 && (
        <Container>
          <Text tone="muted">
            {say('place.alsoShownAt', {
              vehicles: vehicleNounPlural,
              places: listWords(
                others.map(({ name }) => name),
                site.locale,
              ),
            })}
          </Text>
        </Container>
      )}
      <div className={part} id="people">
        <PlaceTeam site={site} place={place} people={people} />
      </div>
      <div className={part} id="rated">
        <PlaceReviews site={site} place={place} />
      </div>
      <PlaceBar site={site} place={place} />
    </>
  );
}
