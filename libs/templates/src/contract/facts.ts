import { salePrice, type Cents, type VehicleImage, type VehicleSummary } from '@forecourt/domain';

export interface Count {
  name: string;
  /** Vehicles in stock. */
  count: number;
}

export interface ModelFacts extends Count {
  make: string;
  /** Lowest price among them; null where none has a price. */
  priceFrom: Cents | null;
  image: VehicleImage | null;
}

/** Counts of the whole stock for home pages and menus. Lists are sorted by count, highest first. */
export interface SiteFacts {
  stockCount: number;
  makes: Count[];
  models: ModelFacts[];
  bodies: Count[];
  /** Name of its attribute in search filters. */
  locations: Count[];
  /** Number of berths, as in search filters. */
  sleeps: Count[];
  priceFrom: Cents | null;
}

function countBy(vehicles: readonly VehicleSummary[], nameOf: (vehicle: VehicleSummary) => string | null): Count[] {
  const counts = new Map<string, number>();
  for (const vehicle of vehicles) {
    const name = nameOf(vehicle);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

function lowestPrice(vehicles: readonly VehicleSummary[]): Cents | null {
  const prices = vehicles.map(salePrice).filter((price) => price !== null);
  return prices.length ? Math.min(...prices) : null;
}

function modelFacts(vehicles: readonly VehicleSummary[]): ModelFacts[] {
  const groups = Map.groupBy(vehicles, ({ make, model }) => `${make} ${model}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const pictured = group.find(({ car_type, images }) => car_type === 'new' && images.length > 0);
      const image = (pictured ?? group.find(({ images }) => images.length > 0))?.images[0] ?? null;
      return [{ make: first.make, name: first.model, count: group.length, priceFrom: lowestPrice(group), image }];
    })
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** Computes the facts of a stock, without sold vehicles. */
export function factsOf(stock: readonly VehicleSummary[]): SiteFacts {
  const vehicles = stock.filter(({ sold, status }) => !sold && status !== 'sold');
  return {
    stockCount: vehicles.length,
    makes: countBy(vehicles, ({ make }) => make),
    models: modelFacts(vehicles),
    bodies: countBy(vehicles, ({ simple_body }) => simple_body),
    locations: countBy(vehicles, ({ location_name }) => location_name),
    sleeps: countBy(vehicles, ({ sleeps }) => (sleeps === null ? null : String(sleeps))),
    priceFrom: lowestPrice(vehicles),
  };
}
