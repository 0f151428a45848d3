import { summariseVehicle, type PublicSite, type Vehicle } from '@forecourt/domain';
import { sampleSoldVehicle } from '@forecourt/domain/testing';
import { SearchApp, type HitCardProps } from '@forecourt/search';
import { searchSections } from '@forecourt/search/model';
import { fakeSearchClient, manyVehicles, sampleSearchProps, TestSearch } from '@forecourt/search/testing';
import { factsOf } from '@forecourt/templates';
import { sampleHome, sampleNow, sampleVehiclePage } from '@forecourt/templates/testing';
import { sampleOffers } from '@forecourt/offers/testing';
import { FavouritesList } from '@forecourt/shopper';
import { keepOnDevice } from '@forecourt/shopper/testing';
import { VehicleCard } from '@forecourt/vehicle';
import { bareVehicle, longVehicle } from '@forecourt/vehicle/testing';
import type { PagesOf } from './samplePages.tsx';
import { inState, type PageState } from './pageStates.ts';
import { longOffers, manyOffers } from './sampleOffers.ts';
import { longText, repeated, stockIn } from './sampleSite.ts';

const Card = ({ vehicle, priority, layout }: HitCardProps) => (
  <VehicleCard vehicle={vehicle} now={sampleNow} priority={priority} layout={layout} />
);

/** What the search finds: sixty vehicles, none, some with long names, or six hundred. */
const foundIn = (state: PageState) =>
  inState(state, {
    default: manyVehicles,
    empty: [],
    long: repeated([longVehicle], 7, (vehicle, place) => ({ ...vehicle, id: `long-${place}`, slug: `long-${place}` })),
    many: repeated(manyVehicles, 600, (vehicle, place) => ({ ...vehicle, id: `of-${place}`, slug: `of-${place}` })),
  });

function Search({ site, state }: { site: PublicSite; state: PageState }) {
  return (
    <TestSearch site={site} client={fakeSearchClient(foundIn(state))}>
      <SearchApp
        {...sampleSearchProps}
        filters={searchSections(site)}
        noun={site.texts.vehicleNoun}
        nounPlural={site.texts.vehicleNounPlural}
        Card={Card}
        now={sampleNow}
      />
    </TestSearch>
  );
}

const picked = <Name extends keyof Vehicle>(from: Vehicle, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Vehicle, Name>;

const noFacts = picked(bareVehicle, [
  'badge',
  'series',
  'year',
  'price',
  'before_price',
  'km',
  'images',
  'primary_image_url',
  'location_name',
  'city',
  'dealercomments',
  'standardEquipment',
  'variant',
]);

const longFacts = picked(longVehicle, [
  'model',
  'badge',
  'series',
  'price',
  'before_price',
  'price_type',
  'tag',
  'location_name',
  'dealercomments',
]);

/** Pages about what is for sale. */
export const stockPages: PagesOf<'Home' | 'Search' | 'Vehicle' | 'Favourites'> = {
  Home({ sample, site, state }) {
    const stock = stockIn(sample, state);
    return {
      ...sampleHome(sample),
      site,
      facts: factsOf(stock),
      featured: stock.slice(0, 8),
      justArrived: inState(state, { default: stock.slice(2, 6), many: stock.slice(0, 24) }),
      offers: inState(state, { default: sampleOffers, empty: [], long: longOffers, many: manyOffers }),
    };
  },
  Search: ({ site, state }) => ({
    site,
    heading: `All ${site.texts.vehicleNounPlural}`,
    ...(state === 'long' && { text: longText }),
    children: <Search key={state} site={site} state={state} />,
  }),
  Vehicle({ sample, site, state }) {
    const usual = sampleVehiclePage(sample);
    return {
      ...usual,
      site,
      vehicle: inState(state, {
        default: usual.vehicle,
        empty: { ...usual.vehicle, ...noFacts },
        long: { ...usual.vehicle, ...longFacts },
        many: {
          ...usual.vehicle,
          images: repeated(usual.vehicle.images, 40, (image, place) => ({ ...image, url: `${image.url}?${place}` })),
          photos_count: 40,
          standardEquipment: repeated(usual.vehicle.standardEquipment, 150, (name, place) => `${name} ${place + 1}`),
        },
      }),
      similar: stockIn(sample, state).slice(0, state === 'many' ? 12 : 4),
    };
  },
  Favourites({ site, sample, state }) {
    const vehicles = inState(state, {
      default: stockIn(sample, 'default'),
      empty: [],
      long: [summariseVehicle(longVehicle), summariseVehicle(sampleSoldVehicle)],
      many: stockIn(sample, 'many').slice(0, 40),
    });
    keepOnDevice(site.slug, 'favourites', vehicles);
    const resolve = (ids: readonly string[]) => Promise.resolve(vehicles.filter(({ id }) => ids.includes(id)));
    return { site, children: <FavouritesList resolve={resolve} /> };
  },
};
