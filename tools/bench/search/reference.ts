import type { ReferenceCar } from './referenceCar.ts';

export type Leaf =
  | { attribute: string; value: string; negated: boolean }
  | { attribute: string; operator: '<' | '<=' | '=' | '!=' | '>' | '>='; number: number }
  | { attribute: string; low: number; high: number };

/** One query, in its plainest form. */
export interface Question {
  query: string;
  /** All groups hold, by at least one leaf each. */
  groups: readonly (readonly Leaf[])[];
  order: { attribute: string; direction: 'asc' | 'desc' };
  facets: readonly string[];
  maxValues: number;
  page: number;
  hitsPerPage: number;
}

export interface ReferenceAnswer {
  /** Cars found. */
  nbHits: number;
  /** Those that are shown, in order: by a number, the most exact alone. */
  ids: string[];
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number; sum: number; avg: number }>;
}

function compared(number: number, operator: string, other: number): boolean {
  if (operator === '<') return number < other;
  if (operator === '<=') return number <= other;
  if (operator === '>') return number > other;
  if (operator === '>=') return number >= other;
  return operator === '=' ? number === other : number !== other;
}

function holds(car: ReferenceCar, leaf: Leaf): boolean {
  if ('value' in leaf) {
    const lowered = leaf.value.toLowerCase();
    return (car.values[leaf.attribute] ?? []).some((value) => value.toLowerCase() === lowered) !== leaf.negated;
  }
  const number = car.numbers[leaf.attribute];
  // What is not known compares with nothing, and so is unequal to everything.
  if (number === undefined) return 'operator' in leaf && leaf.operator === '!=';
  return 'low' in leaf ? number >= leaf.low && number <= leaf.high : compared(number, leaf.operator, leaf.number);
}

function says(car: ReferenceCar, query: string): boolean {
  const queryWords = query.toLowerCase().split(' ').filter(Boolean);
  return queryWords.every((word, place) =>
    car.words.some((one) => (place === queryWords.length - 1 ? one.startsWith(word) : one === word)),
  );
}

function before(one: ReferenceCar, other: ReferenceCar, { attribute, direction }: Question['order']): number {
  const [a, b] = [one.numbers[attribute], other.numbers[attribute]];
  if (a !== b) {
    if (a === undefined) return 1;
    if (b === undefined) return -1;
    return direction === 'asc' ? a - b : b - a;
  }
  const byRank = (other.numbers.custom_rank ?? 0) - (one.numbers.custom_rank ?? 0);
  return byRank || (one.id < other.id ? -1 : 1);
}

const distinct = (values: readonly string[]): Iterable<string> => (values.length > 1 ? new Set(values) : values);

/** By facet and value in lower case, how most cars spell it. */
export type Spellings = ReadonlyMap<string, string>;

/** @param every car of the index */
export function spellingsOf(every: readonly ReferenceCar[]): Spellings {
  const counts = new Map<string, { key: string; value: string; count: number }>();
  for (const car of every) {
    for (const [facet, values] of Object.entries(car.values)) {
      for (const value of new Set(values)) {
        const id = `${facet} ${value}`;
        const known = counts.get(id) ?? { key: `${facet} ${value.toLowerCase()}`, value, count: 0 };
        counts.set(id, { ...known, count: known.count + 1 });
      }
    }
  }
  const commonest = new Map<string, string>();
  const sorted = [...counts.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  for (const { key, value } of sorted) if (!commonest.has(key)) commonest.set(key, value);
  return commonest;
}

function counted(
  cars: readonly ReferenceCar[],
  facet: string,
  max: number,
  spellings: Spellings,
): Record<string, number> {
  const counts = new Map<string, number>();
  for (const car of cars) {
    for (const value of distinct(car.values[facet] ?? [])) {
      const spelt = spellings.get(`${facet} ${value.toLowerCase()}`) ?? value;
      counts.set(spelt, (counts.get(spelt) ?? 0) + 1);
    }
  }
  const sorted = [...counts].sort(([one, count], [other, more]) => more - count || (one < other ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, max));
}

/** Cars whose own word is the last of the question come alone where there are any; others begin so only. */
function bestMatches(cars: readonly ReferenceCar[], query: string): readonly ReferenceCar[] {
  const last = query.toLowerCase().split(' ').filter(Boolean).at(-1) ?? '';
  const exact = cars.filter((car) => car.words.includes(last));
  return exact.length > 0 ? exact : cars;
}

/** The right answer, worked out car by car. @param shown the cars that the site may show */
export function referenceAnswer(
  shown: readonly ReferenceCar[],
  question: Question,
  spellings: Spellings,
): ReferenceAnswer {
  const found = shown.filter(
    (car) =>
      question.groups.every((group) => group.some((leaf) => holds(car, leaf))) &&
      (question.query === '' || says(car, question.query)),
  );
  const stats: ReferenceAnswer['stats'] = {};
  for (const facet of question.facets) {
    const numbers = found.map((car) => car.numbers[facet]).filter((number) => number !== undefined);
    if (numbers.length === 0) continue;
    const sum = numbers.reduce((total, number) => total + number, 0);
    // Spreading so many numbers as arguments would overflow the stack.
    const [min, max] = [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
    stats[facet] = { min, max, sum, avg: sum / numbers.length };
  }
  return {
    nbHits: found.length,
    ids: [...(question.order.attribute === 'custom_rank' ? found : bestMatches(found, question.query))]
      .sort((one, other) => before(one, other, question.order))
      .map(({ id }) => id),
    facets: Object.fromEntries(
      question.facets.map((name) => [name, counted(found, name, question.maxValues, spellings)]),
    ),
    stats,
  };
}
