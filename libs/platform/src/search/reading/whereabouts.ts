import type { CountryCode, Position } from '@forecourt/domain';
import { postcodesIn, type ReadingWords, type StockPlace, type Whereabouts } from '@forecourt/search/model';
import type { SiteBoundary } from '@forecourt/search-engine';
import { findTown } from '../places/findTown.ts';
import type { StockTown } from './stockFacts.ts';

/** What a site brings to the reading of its questions. */
export interface ReadingSite {
  country: CountryCode;
  /** Its showrooms. */
  places: readonly StockPlace[];
  /** What it says readings with. */
  said: ReadingWords;
}

/** What a search has to know to read the questions of sites. */
export interface ReadingSites {
  /** The site that asks within a boundary. */
  of: (boundary: SiteBoundary) => ReadingSite;
  /** Position of a postcode; null if it is unknown. */
  locate: (postcode: string, country: CountryCode) => Promise<Position | null>;
}

/** Milliseconds for which a search waits for the position of a postcode. It is known to the next one. */
const patience = 300;

/** Where a site's vehicles stand: in its showrooms, and in other towns that they name. */
function placesOf({ country, places }: ReadingSite, towns: readonly StockTown[]): StockPlace[] {
  const own = new Set(places.map(({ city }) => city.toLowerCase()));
  const others = towns.filter(({ city }) => !own.has(city.toLowerCase()));
  return [
    ...places,
    ...others.flatMap(({ city, state }) => {
      const town = findTown(city, { country, state });
      return town ? [{ city, position: town.position }] : [];
    }),
  ];
}

/** What is known of the places of a question. */
export async function whereabouts(
  query: string,
  { country, ...site }: ReadingSite,
  towns: readonly StockTown[],
  locate: ReadingSites['locate'],
): Promise<Whereabouts> {
  const places = placesOf({ country, ...site }, towns);
  const near = places.map(({ position }) => position);
  const found = await Promise.all(
    postcodesIn(query)
      .slice(0, places.length === 0 ? 0 : 2)
      .map(async (postcode) => {
        const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref());
        return [postcode, await Promise.race([locate(postcode, country).catch(() => null), late])] as const;
      }),
  );
  return {
    places,
    postcodes: new Map(found.flatMap(([postcode, at]) => (at ? [[postcode, at]] : []))),
    town: (name, state) => findTown(name, { country, state, near }),
  };
}
