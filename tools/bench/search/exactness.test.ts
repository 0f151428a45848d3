import type { Site, Vehicle } from '@forecourt/domain';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { benchNow, listingsFile, readListings, generatedStock } from './baseStock.ts';
import { createChance, type Chance } from './chance.ts';
import { openBenchmarkSearch } from './embedded.ts';
import { flatCar } from './flatCar.ts';
import { agreedWords } from './plainWords.ts';
import { randomQuestion, sitesFor, type RandomQuestion } from './questions.ts';
import { referenceAnswer, spellingsOf, type Spellings } from './reference.ts';
import { referenceCar, siteShows } from './referenceCar.ts';
import { dealerCount, dealershipId, replicas } from './replicas.ts';

const seed = 20_261_121;
const now = benchNow.getTime() / 1_000;
const batchSize = 20;

interface WireAnswer {
  hits: { objectID: string }[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; sum: number; avg: number }>;
}

function view(site: Site, stock: readonly Vehicle[]) {
  return { site, shown: stock.filter((vehicle) => siteShows(site, vehicle, now)).map(referenceCar) };
}

/** Compares one answer with the reference; the words' own order is compared as a set. */
function check(
  question: RandomQuestion,
  answer: WireAnswer,
  shown: ReturnType<typeof view>['shown'],
  spellings: Spellings,
): void {
  const { page, hitsPerPage } = question;
  const right = referenceAnswer(shown, question, spellings);
  const said = JSON.stringify(question.wire);
  expect(answer.nbHits, said).toBe(right.nbHits);
  expect(answer.facets ?? {}, said).toEqual(right.facets);
  expect(Object.keys(answer.facets_stats ?? {}).sort(), said).toEqual(Object.keys(right.stats).sort());
  for (const [name, { min, max, sum, avg }] of Object.entries(right.stats)) {
    const found = answer.facets_stats?.[name];
    expect([found?.min, found?.max], said).toEqual([min, max]);
    expect(found?.sum, said).toBeCloseTo(sum, 3);
    expect(found?.avg, said).toBeCloseTo(avg, 6);
  }
  const ids = answer.hits.map(({ objectID }) => objectID);
  const ordered = question.query === '' || question.sort !== null;
  if (ordered) expect(ids, said).toEqual(right.ids.slice(page * hitsPerPage, (page + 1) * hitsPerPage));
  else if (page === 0 && hitsPerPage >= right.ids.length) expect(ids.sort(), said).toEqual(right.ids.sort());
  else
    expect(
      ids.filter((id) => !right.ids.includes(id)),
      said,
    ).toEqual([]);
}

async function compare(stock: readonly Vehicle[], dealers: number, pages: number, chance: Chance): Promise<number> {
  const search = openBenchmarkSearch(':memory:');
  try {
    await search.rebuild(
      (async function* () {
        for (let from = 0; from < stock.length; from += 500) yield stock.slice(from, from + 500);
      })(),
    );
    const agreed = agreedWords(stock, (vehicle) => flatCar(vehicle).title);
    const views = sitesFor(Array.from({ length: dealers }, (_, rank) => dealershipId(rank))).map((site) =>
      view(site, stock),
    );
    const spellings = spellingsOf(stock.map(referenceCar));
    let found = 0;
    for (let asked = 0; asked < pages; asked += batchSize) {
      const { site, shown } = chance.pick(views);
      const questions = Array.from({ length: batchSize }, () => randomQuestion(shown, agreed, chance));
      const { results } = await search.queries(site, { requests: questions.map(({ wire }) => wire) });
      questions.forEach((question, place) => {
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

async function replicated(base: readonly Vehicle[], count: number): Promise<Vehicle[]> {
  const stock: Vehicle[] = [];
  for await (const vehicles of replicas({ base, count, seed, now })) stock.push(...vehicles);
  return stock;
}

it('[SRCH-08] answers random questions exactly, on self-made stock with every kind of gap', async () => {
  console.log(`Exactness, self-made stock: seed ${seed}.`);
  const stock = await replicated(generatedStock(seed), 1_800);
  const found = await compare(stock, dealerCount(stock.length), 2_000, createChance(seed));
  // Questions that find nothing would prove little.
  expect(found).toBeGreaterThan(1_000);
}, 180_000);

it('[SRCH-08] answers random questions exactly, on the real listings where they are', async () => {
  const isThere = existsSync(listingsFile);
  console.log(
    isThere ? `Exactness, real listings: seed ${seed}.` : `Exactness: there are no real listings at ${listingsFile}.`,
  );
  const base = isThere ? await readListings(listingsFile) : generatedStock(seed + 1);
  const stock = await replicated(base, isThere ? base.length : 900);
  const pages = isThere ? 600 : 400;
  const found = await compare(stock, dealerCount(stock.length), pages, createChance(seed + 1));
  expect(found).toBeGreaterThan(pages / 2);
}, 180_000);
