import type { Site, Vehicle } from '@forecourt/domain';
import assert from 'node:assert/strict';
import { benchNow } from './baseStock.ts';
import type { Chance } from './chance.ts';
import { openBenchmarkSearch } from './embedded.ts';
import { flatCar } from './flatCar.ts';
import { agreedWords } from './plainWords.ts';
import { randomQuestion, sitesFor, type RandomQuestion } from './questions.ts';
import { referenceAnswer, spellingsOf, type Spellings } from './reference.ts';
import { referenceCar, siteShows } from './referenceCar.ts';
import { dealerCount, dealershipId, replicas } from './replicas.ts';

const now = benchNow.getTime() / 1_000;
const questionsAtOnce = 20;
const storedAtOnce = 500;

interface WireAnswer {
  hits: { objectID: string }[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; sum: number; avg: number }>;
}

function view(site: Site, stock: readonly Vehicle[]) {
  return { site, shown: stock.filter((vehicle) => siteShows(site, vehicle, now)).map(referenceCar) };
}

/** Compares one answer with the reference; the words' own order is compared as a set. @throws where they differ */
function check(
  question: RandomQuestion,
  answer: WireAnswer,
  shown: ReturnType<typeof view>['shown'],
  spellings: Spellings,
): void {
  const { page, hitsPerPage } = question;
  const right = referenceAnswer(shown, question, spellings);
  const compare = (found: unknown, wanted: unknown): void =>
    assert.deepEqual(found, wanted, `${JSON.stringify(question.wire)}: ${JSON.stringify({ found, wanted })}`);
  compare(answer.nbHits, right.nbHits);
  // Where nothing is found only facets of numbers are there, and empty.
  const isEmpty = right.nbHits === 0;
  compare(
    isEmpty ? Object.values(answer.facets ?? {}).flatMap(Object.keys) : (answer.facets ?? {}),
    isEmpty ? [] : right.facets,
  );
  compare(Object.keys(answer.facets_stats ?? {}).sort(), Object.keys(right.stats).sort());
  for (const [name, { min, max, sum, avg }] of Object.entries(right.stats)) {
    const found = answer.facets_stats?.[name];
    compare([found?.min, found?.max], [min, max]);
    // Sums are added in another order.
    const isEqual = Math.abs((found?.sum ?? NaN) - sum) < 0.001 && Math.abs((found?.avg ?? NaN) - avg) < 0.000_001;
    compare([name, isEqual], [name, true]);
  }
  const ids = answer.hits.map(({ objectID }) => objectID);
  const isOrdered = question.query === '' || question.sort !== null;
  if (isOrdered) compare(ids, right.ids.slice(page * hitsPerPage, (page + 1) * hitsPerPage));
  else if (page === 0 && hitsPerPage >= right.ids.length) compare(ids.sort(), right.ids.sort());
  else
    compare(
      ids.filter((id) => !right.ids.includes(id)),
      [],
    );
}

interface Comparison {
  /** Vehicles of which the stock is made, each in several variants. */
  base: readonly Vehicle[];
  cars: number;
  questions: number;
  seed: number;
  chance: Chance;
}

/**
 * Asks an index of its own random questions, and compares each answer with one that is found without an index.
 * @returns how many of the questions found something: those that find nothing prove little
 * @throws where an answer differs
 */
export async function compareWithReference({ base, cars, questions, seed, chance }: Comparison): Promise<number> {
  const stock: Vehicle[] = [];
  for await (const vehicles of replicas({ base, count: cars, seed, now })) stock.push(...vehicles);
  const search = openBenchmarkSearch(':memory:');
  try {
    await search.rebuild(
      (async function* () {
        for (let from = 0; from < stock.length; from += storedAtOnce) yield stock.slice(from, from + storedAtOnce);
      })(),
    );
    const agreed = agreedWords(stock, (vehicle) => flatCar(vehicle).title);
    const dealers = Array.from({ length: dealerCount(stock.length) }, (_, rank) => dealershipId(rank));
    const views = sitesFor(dealers).map((site) => view(site, stock));
    const spellings = spellingsOf(stock.map(referenceCar));
    let found = 0;
    for (let start = 0; start < questions; start += questionsAtOnce) {
      const { site, shown } = chance.pick(views);
      const some = Array.from({ length: questionsAtOnce }, () => randomQuestion(shown, agreed, chance));
      const { results } = await search.queries(site, { requests: some.map(({ wire }) => wire) });
      some.forEach((question, place) => {
        const answer = results[place] as WireAnswer;
        check(question, answer, shown, spellings);
        found += answer.nbHits > 0 ? 1 : 0;
      });
    }
    return found;
  } finally {
    await search.close();
  }
}
