import type { CountryCode, Location, Position, Site, Vehicle } from '@forecourt/domain';
import { createHash } from 'node:crypto';
import { findTown, townKey } from './findTown.ts';

/** Version of the towns and of how vehicles are placed. Increase it when either changes: the index is then rebuilt. */
const placesVersion = 1;

/** Where vehicles stand. */
export interface StockPositions {
  /** Null where it is not known. */
  of(vehicle: Vehicle): Promise<Position | null>;
  /** Changes whenever positions may change without a change of the stock. */
  key(): string;
}

interface Yards {
  byId: ReadonlyMap<string, Location>;
  /** Where the vehicles of a dealership stand whose place is not known. */
  byDealership: ReadonlyMap<string, Location>;
}

type Locate = (postcode: string, country: CountryCode) => Promise<Position | null>;

const countryOf = (state: Vehicle['state']): CountryCode => (state === 'NZ' ? 'NZ' : 'AU');
const positionOf = ({ address: { lat, long } }: Location): Position => ({ lat, long });

function yardsOf(sites: readonly Site[]): Yards {
  const locations = sites.flatMap((site) => site.locations);
  const selling = locations.filter(({ visible, location_type: type }) => visible && (type === 'sales' || type === ''));
  const main = [...selling].sort((one, other) => Number(one.primary) - Number(other.primary));
  return {
    byId: new Map(locations.map((location) => [location.id, location])),
    byDealership: new Map(main.map((location) => [location.dealership_id, location])),
  };
}

/**
 * Positions of vehicles: of a private seller's in the seller's suburb or postcode, of any other in its yard, unless its town is
 * another than the yard's; and of a vehicle that says neither at its dealership.
 */
export function openStockPositions(sites: { all(): readonly Site[] }, locate: Locate, now: () => Date): StockPositions {
  let readAt = Number.NEGATIVE_INFINITY;
  let yards: Yards = { byId: new Map(), byDealership: new Map() };
  function current(): Yards {
    const at = now().getTime();
    // Sites are checked for changes at the same interval, which is longer than indexing a whole stock takes.
    if (at - readAt >= 1_000) [yards, readAt] = [yardsOf(sites.all()), at];
    return yards;
  }

  /** Where a private seller is. */
  async function ownPosition({ state, private_suburb, private_postcode }: Vehicle): Promise<Position | null> {
    const country = countryOf(state);
    const suburb = private_suburb ? findTown(private_suburb, { country, state }) : null;
    if (suburb || !private_postcode) return suburb?.position ?? null;
    return locate(private_postcode, country).catch(() => null);
  }

  return {
    async of(vehicle) {
      const { city, state, location_id: id, dealership_id: dealer } = vehicle;
      const own = await ownPosition(vehicle);
      if (own) return own;
      const yard = current().byId.get(id ?? '');
      if (yard && (!city || townKey(city) === townKey(yard.address.city))) return positionOf(yard);
      if (city)
        return findTown(city, { country: countryOf(state), state })?.position ?? (yard ? positionOf(yard) : null);
      const dealership = current().byDealership.get(dealer);
      return dealership ? positionOf(dealership) : null;
    },
    key() {
      const all = [...current().byId].map(
        ([id, location]) => [id, positionOf(location), location.dealership_id] as const,
      );
      const text = JSON.stringify([placesVersion, all.sort(([one], [other]) => (one < other ? -1 : 1))]);
      return createHash('sha256').update(text).digest('hex').slice(0, 8);
    },
  };
}
