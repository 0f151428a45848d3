import { longDate, pageHref, placePath } from '@forecourt/domain';
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
  const closed = place.closed_on === null ? '' : ` on ${longDate(place.closed_on)}`;
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={`${place.name} has closed`}
          text={`We closed here for good${closed}.${nearest ? ` ${nearest.place.name} is glad to look after you.` : ''}`}
          trail={[
            { name: 'Home', href: '/' },
            { name: 'Locations', href: pageHref('locations') },
          ]}
          current={place.name}
        />
      </div>
      <Container>
        <div className={content}>
          {nearest && (
            <>
              <Heading level={2}>The nearest other place, {distanceWords(nearest.km ?? 0).toLowerCase()}</Heading>
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
            {nearest && <ButtonLink href={placePath(nearest.place)}>See {nearest.place.name}</ButtonLink>}
            <ButtonLink href={pageHref('locations')} variant="secondary">
              See all locations
            </ButtonLink>
          </Cluster>
        </div>
      </Container>
    </>
  );
}
