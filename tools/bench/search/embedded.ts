import { statSync } from 'node:fs';
import { benchNow } from './baseStock.ts';
import { openSearch, type EmbeddedSearch } from '@forecourt/platform';
import { replica, replicas } from './replicas.ts';
import { scopesOf } from './scopes.ts';
import { planOf, processorMs, residentBytes, type Measured, type Task } from './task.ts';
import { timed } from './times.ts';
import { typedRequest, type TypedQuestion } from './typed.ts';
import { watchMachine, type MachineWatch } from '../referenceMachine.ts';
import { landing, readAnswer, wireRequests, type PageAnswer } from './wirePages.ts';
import type { Page } from './workload.ts';

type SearchOptions = Parameters<typeof openSearch>[0];

export const benchKeys = { search: 'bench-search', admin: 'bench-admin' };

/** @param more such as where vehicles stand */
export function openBenchmarkSearch(file: string, more?: Pick<SearchOptions, 'positionOf'>): EmbeddedSearch {
  return openSearch({ file, now: () => benchNow, keys: benchKeys, log: (line) => console.error(`  ${line}`), ...more });
}

export function sitesOf(cars: number) {
  return new Map(
    Object.values(scopesOf(cars))
      .flat()
      .map(({ site }) => [site.slug, site]),
  );
}

/** Asks our own engine without HTTP. */
function asker(search: EmbeddedSearch, cars: number): (page: Page) => Promise<PageAnswer> {
  const sites = sitesOf(cars);
  return async (page) => {
    const site = sites.get(page.site);
    if (!site) throw new Error(`There is no site ${page.site}.`);
    const { results } = await search.queries(site, { requests: wireRequests(page) });
    return readAnswer(page, results);
  };
}

/** How often the machine is looked at while something is measured. */
const looks = 6;
const isLook = (place: number, length: number): boolean => place % Math.max(1, Math.ceil(length / looks)) === 0;

/** Milliseconds of each typed question. What a site's stock is called is learnt by the first one of each site. */
async function typedTimes(
  search: EmbeddedSearch,
  { cars, typed = [], typedWarmUp = [] }: Task,
  machine: MachineWatch,
): Promise<number[]> {
  const sites = sitesOf(cars);
  const ask = async (question: TypedQuestion) => {
    const site = sites.get(question.site);
    if (!site) throw new Error(`There is no site ${question.site}.`);
    return search.queries(site, { requests: [typedRequest(question)] });
  };
  const first = new Map(typed.map((question) => [question.site, { ...question, query: 'white' }]));
  for (const question of [...first.values(), ...typedWarmUp]) await ask(question);
  const times: number[] = [];
  for (const [place, question] of typed.entries()) {
    if (isLook(place, typed.length)) machine.look();
    times.push((await timed(() => ask(question))).ms);
  }
  return times;
}

const marketLanding: Page = { ...landing, scope: 'market', site: 'whole-market' };
const dealerLanding: Page = { ...landing, scope: 'dealer', site: 'dealer-0001' };

/** Fills a new index file, then changes single cars in it. */
export async function buildIndex(task: Task): Promise<Measured> {
  const plan = planOf(task);
  const before = residentBytes();
  const search = openBenchmarkSearch(task.file);
  const { ms: buildMs } = await timed(() => search.rebuild(replicas(plan)));
  const memory = residentBytes() - before;
  const ask = asker(search, task.cars);
  for (const page of [...task.warmUp, dealerLanding]) await ask(page);
  const [updateMs, afterUpdateMs]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < task.updates; turn += 1) {
    const car = replica(plan, (turn * 7_919) % task.cars);
    const { ms } = await timed(() => search.upsert([{ ...car, custom_rank: car.custom_rank + 1 }]));
    updateMs.push(ms);
    afterUpdateMs.push((await timed(() => ask(dealerLanding))).ms);
    await search.upsert([car]);
  }
  await search.close();
  return { buildMs, memory, updateMs, afterUpdateMs, fileBytes: statSync(task.file).size };
}

/** Starts with an existing index and answers pages. */
export async function serveIndex(task: Task): Promise<Measured> {
  const before = residentBytes();
  const started = performance.now();
  const search = openBenchmarkSearch(task.file);
  const ask = asker(search, task.cars);
  await ask({ ...dealerLanding, query: 'a' });
  const startMs = performance.now() - started;
  for (const page of task.warmUp) await ask(page);
  const [pageMs, landingMs]: [number[], number[]] = [[], []];
  const answers: PageAnswer[] = [];
  const worked = process.cpuUsage();
  const machine = watchMachine();
  let looked = 0;
  for (const [place, page] of task.pages.entries()) {
    if (isLook(place, task.pages.length)) looked += machine.look() / 1_000;
    const { ms, result } = await timed(() => ask(page));
    pageMs.push(ms);
    answers.push(result);
  }
  const cpuMs = (processorMs(worked) - looked) / task.pages.length;
  const memory = residentBytes() - before;
  const typedMs = await typedTimes(search, task, machine);
  await ask(marketLanding);
  for (let turn = 0; turn < 20; turn += 1) landingMs.push((await timed(() => ask(marketLanding))).ms);
  await search.close();
  return { startMs, pageMs, typedMs, cpuMs, landingMs, memory, answers, machine: machine.factor() };
}
