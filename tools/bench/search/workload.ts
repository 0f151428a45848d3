import { createChance, mixSeed, type Chance } from './chance.ts';
import { flatCar, isOffered, type FlatCar } from './flatCar.ts';
import { agreedWords, plainTokens, type AgreedWords } from './plainWords.ts';
import { replica, type ReplicaPlan } from './replicas.ts';
import { scopeNames, scopesOf, type Scope, type ScopeName } from './scopes.ts';

interface Refinement {
  attribute: string;
  /** At least one of them. */
  values: readonly string[];
}

/** A visitor's query for one page of results. */
export interface Page {
  scope: ScopeName;
  /** Dealerships whose stock the page's site shows. */
  site: string;
  query: string;
  refinements: readonly Refinement[];
  /** Whole dollars; null where that end is open. */
  price: { min: number | null; max: number | null };
  /** Name of the order, as a replica is called; null for the default. */
  sort: SortName | null;
}

const sortNames = ['price_asc', 'price_desc', 'year_desc', 'km_asc', 'newest'] as const;
export type SortName = (typeof sortNames)[number];

const refinable = ['make', 'body', 'fuel', 'transmission', 'colour', 'drive', 'state', 'seats', 'car_type', 'model'];
const textShare = 0.4;
const sortedShare = 0.25;

/** Values that are written in one way only: engines differ in whether capitals count. */
function plainValues(cars: readonly FlatCar[]): (attribute: string, value: string) => boolean {
  const spellings = new Map<string, string | null>();
  for (const { facets } of cars) {
    for (const [attribute, value] of Object.entries(facets)) {
      if (value === null) continue;
      const key = `${attribute} ${value.toLowerCase()}`;
      const before = spellings.get(key);
      spellings.set(key, before === undefined || before === value ? value : null);
    }
  }
  return (attribute, value) => /^[ -~]+$/.test(value) && spellings.get(`${attribute} ${value.toLowerCase()}`) === value;
}

/** Words that a visitor who looks for this car may have typed, or none that all engines agree on. */
function wordsFor(car: FlatCar, agreed: AgreedWords, chance: Chance): string {
  const make = plainTokens(car.facets.make ?? '').filter((word) => agreed.asWord(word));
  const model = plainTokens(car.facets.model ?? '').filter((word) => agreed.asBeginning(word));
  const last = model[0] ?? make[0];
  if (last === undefined) return '';
  const cut = last.slice(0, Math.max(3, last.length - chance.below(4)));
  const typed = agreed.asBeginning(cut) ? cut : last;
  const before = [
    chance.is(0.3) && car.year !== null ? String(car.year) : '',
    chance.is(0.4) && make[0] !== last ? (make[0] ?? '') : '',
  ];
  return [...before, typed].filter(Boolean).join(' ');
}

function refine(car: FlatCar, others: () => FlatCar, isPlain: ReturnType<typeof plainValues>, chance: Chance) {
  const filterCount = 2 + chance.below(2);
  const refinements: Refinement[] = [];
  const left = [...refinable];
  while (refinements.length < filterCount && left.length > 0) {
    const [attribute = ''] = left.splice(chance.below(left.length), 1);
    const own = car.facets[attribute];
    if (!own || !isPlain(attribute, own)) continue;
    const values = new Set([own]);
    for (let more = chance.below(3); more > 0; more -= 1) {
      const other = others().facets[attribute];
      if (other && isPlain(attribute, other)) values.add(other);
    }
    refinements.push({ attribute, values: [...values] });
  }
  return refinements;
}

function priceAround(price: number, chance: Chance): Page['price'] {
  const step = (amount: number): number => Math.round(amount / 500) * 500;
  const min = chance.is(0.7) ? step(price * (0.3 + chance.next() * 0.6)) : null;
  const max = min === null || chance.is(0.7) ? step(price * (1.1 + chance.next()) + 500) : null;
  return { min, max };
}

/**
 * Pages as visitors ask for them, a third each of one dealer, a group and the whole market. Each is drawn around a car
 * that the site lists, so that hardly any is empty.
 */
export function workload(plan: ReplicaPlan, count: number, seed: number): Page[] {
  const titles = plan.base.map(flatCar);
  const agreed = agreedWords(plan.base, (vehicle) => flatCar(vehicle).title);
  const isPlain = plainValues(titles);
  const scopes = scopesOf(plan.count);
  const chance = createChance(mixSeed(seed, count));

  function carOf({ site }: Scope): FlatCar {
    const shown = new Set(site.stockDealershipIds);
    for (let tries = 0; tries < 200_000; tries += 1) {
      const vehicle = replica(plan, chance.below(plan.count));
      const isPriced = vehicle.price !== null && vehicle.price > 0;
      if (isPriced && shown.has(vehicle.dealership_id) && isOffered(vehicle)) return flatCar(vehicle);
    }
    throw new Error(`No car of ${site.slug} was found.`);
  }

  return Array.from({ length: count }, (_, place) => {
    const name = scopeNames[place % scopeNames.length] ?? 'market';
    const scope = chance.pick(scopes[name]);
    const car = carOf(scope);
    return {
      scope: name,
      site: scope.site.slug,
      query: chance.is(textShare) ? wordsFor(car, agreed, chance) : '',
      refinements: refine(car, () => carOf(scope), isPlain, chance),
      price: priceAround(car.price ?? 0, chance),
      sort: chance.is(sortedShare) ? chance.pick(sortNames) : null,
    };
  });
}
