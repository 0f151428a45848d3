import { longDate, pageHref, placePath } from '@forecourt/domain';
import { locationMessages, placeMessages, trailMessages, wordsOf } from '@forecourt/domain/messages';
import { LocationDetails } from '@forecourt/locations';
import { distanceWords, nearestOther } from '@forecourt/locations/model';
import { ButtonLink, Cluster, Container, Heading } from '@forecourt/ui';
import type { GonePlacePageProps } from '../contract/placePages.ts';
import { PlacePhones } from '../sections/PlacePhones.tsx';
import { head as heads } from './FormPage.css.ts';
import type { HeadLook } from './headLook.ts';
import { PageHead } from './PageHead.tsx';
import { content } from './stacked.css.ts';

/** The page of a location that has closed for good: says so, and links to the nearest open one. */
export function GonePlacePage({ site, place, now, head = 'plain' }: GonePlacePageProps & HeadLook) {
  const nearest = nearestOther(place, site.locations);
  const say = wordsOf(placeMessages, site);
  const distance = distanceWords(nearest?.km ?? 0, wordsOf(locationMessages, site));
  const closed =
    place.closed_on === null
      ? say('place.closed')
      : say('place.closedOn', { date: longDate(place.closed_on, site.locale) });
  const helps = nearest ? ` ${say('place.nearestHelps', { place: nearest.place.name })}` : '';
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={say('place.hasClosed', { place: place.name })}
          text={closed + helps}
          trail={[
            { name: wordsOf(trailMessages, site)('trail.home'), href: '/' },
            { name: say('place.locations'), href: pageHref('locations') },
          ]}
          current={place.name}
        />
      </div>
      <Container>
        <div className={content}>
          {nearest && (
            <>
              <Heading level={2}>{say('place.nearest', { distance: distance.toLocaleLowerCase(site.locale) })}</Heading>
              <LocationDetails
                location={nearest.place}
                now={now}
                map={site.map}
                emailHref={`${site.paths.contact}?location=${nearest.place.slug}#enquire`}
                phone={<PlacePhones site={site} location={nearest.place} />}
              />
            </>
          )}
          <Cluster>
            {nearest && (
              <ButtonLink href={placePath(nearest.place)}>{say('place.see', { place: nearest.place.name })}</ButtonLink>
            )}
            <ButtonLink href={pageHref('locations')} variant="secondary">
              {say('place.seeAll')}
            </ButtonLink>
          </Cluster>
        </div>
      </Container>
    </>
  );
}
