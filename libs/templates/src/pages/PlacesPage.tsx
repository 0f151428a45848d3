import { pageHref, placePath } from '@forecourt/domain';
import { listWords, placeMessages, wordsOf } from '@forecourt/domain/messages';
import { LocationMap, PlaceChoices, PlaceFinder, PlaceRow, type PlaceChoice } from '@forecourt/locations';
import {
  departmentChoices,
  departmentName,
  filterPlaces,
  hoursSpeech,
  locationsBanner,
  makeChoices,
  nearestFirst,
  selectLocations,
  type PlaceFilter,
} from '@forecourt/locations/model';
import { Container, Text } from '@forecourt/ui';
import type { PlacesPageProps } from '../contract/placePages.ts';
import { PlacePhones } from '../sections/PlacePhones.tsx';
import { head as heads } from './FormPage.css.ts';
import type { HeadLook } from './headLook.ts';
import { PageHead } from './PageHead.tsx';
import * as styles from './PlacesPage.css.ts';

/** Minimum number of locations for the search by postcode. */
const manyPlaces = 4;

/** Address of the list with these filters. */
function hrefOf({ department, make }: PlaceFilter, postcode?: string): string {
  const query = new URLSearchParams({
    ...(department && { department }),
    ...(make && { make }),
    ...(postcode && { postcode }),
  });
  return query.size > 0 ? `${pageHref('locations')}?${query}` : pageHref('locations');
}

function choicesOf<Value extends string>(
  values: readonly Value[],
  chosen: Value | null,
  all: string,
  to: (value: Value | null) => { label: string; href: string },
): PlaceChoice[] {
  if (values.length === 0) return [];
  const choice = (value: Value | null) => ({ ...to(value), isChosen: value === chosen });
  return [{ ...choice(null), label: all }, ...values.map(choice)];
}

/** All locations, with filters by department, make and postcode, and a map. */
export function PlacesPage({ site, now, filter, near, head = 'plain' }: PlacesPageProps & HeadLook) {
  const say = wordsOf(placeMessages, site);
  const all = selectLocations('all', site.locations);
  const chosen = nearestFirst(filterPlaces(site.locations, filter), near?.from ?? null);
  const postcode = near?.postcode;
  const departments = choicesOf(
    departmentChoices(all),
    filter.department,
    say('place.allDepartments'),
    (department) => ({
      label: department ? departmentName(department, hoursSpeech(site)) : '',
      href: hrefOf({ ...filter, department }, postcode),
    }),
  );
  const makes = choicesOf(makeChoices(all), filter.make, say('place.allMakes'), (make) => ({
    label: make ?? '',
    href: hrefOf({ ...filter, make }, postcode),
  }));
  const keep = {
    ...(filter.department && { department: filter.department }),
    ...(filter.make && { make: filter.make }),
  };
  return (
    <>
      <div className={heads[head]}>
        <PageHead
          title={locationsBanner(all.length, site.texts.locationsBanner, hoursSpeech(site))}
          text={say('place.listText', { dealer: site.name })}
          current={say('place.locations')}
        />
      </div>
      <Container>
        <div className={styles.columns}>
          <div className={styles.list}>
            <PlaceChoices label={say('place.department')} choices={departments} />
            <PlaceChoices label={say('place.make')} choices={makes} />
            <PlaceFinder
              key={hrefOf(filter, postcode)}
              ask={
                all.length >= manyPlaces
                  ? { action: pageHref('locations'), postcode, problem: near?.problem ?? null, keep }
                  : undefined
              }
              places={chosen.map(({ place, km }) => ({
                id: place.id,
                address: place.address,
                km,
                row: (
                  <PlaceRow
                    location={place}
                    now={now}
                    href={placePath(place)}
                    phone={<PlacePhones site={site} location={place} />}
                    text={makes.length > 0 ? listWords(place.manufacturers, site.locale) : undefined}
                  />
                ),
              }))}
            />
            {chosen.length === 0 && <Text>{say('place.noneDoes')}</Text>}
          </div>
          <div className={styles.map}>
            <LocationMap locations={chosen.map(({ place }) => place)} map={site.map} />
          </div>
        </div>
      </Container>
    </>
  );
}
