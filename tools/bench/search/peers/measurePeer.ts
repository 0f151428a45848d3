import { flatCar, type FlatCar } from '../flatCar.ts';
import { replica, replicas, type ReplicaPlan } from '../replicas.ts';
import { scopesOf } from '../scopes.ts';
import { planOf, processorMs, residentBytes, type Measured, type Task } from '../task.ts';
import { timed } from '../times.ts';
import { landing, type PageAnswer } from '../wirePages.ts';
import type { Page } from '../workload.ts';
import { openItemsJs } from './itemsjs.ts';
import { openOrama } from './orama.ts';
import type { Peer } from './peer.ts';
import { openPglite } from './pglite.ts';

const peers: Readonly<Record<string, () => Promise<Peer>>> = {
  orama: openOrama,
  itemsjs: openItemsJs,
  pglite: openPglite,
};

async function* flatStock(plan: ReplicaPlan): AsyncGenerator<FlatCar[]> {
  for await (const vehicles of replicas(plan)) yield vehicles.map(flatCar);
}

/** Gives a peer the stock and asks it the pages. */
export async function measurePeer(task: Task): Promise<Measured> {
  const open = peers[task.engine];
  if (!open) throw new Error(`There is no peer ${task.engine}.`);
  const plan = planOf(task);
  const before = residentBytes();
  const peer = await open();
  const { ms: buildMs } = await timed(() => peer.load(flatStock(plan)));
  const { dealer, group } = scopesOf(task.cars);
  const shown = new Map([...dealer, ...group].map(({ site }) => [site.slug, site.stockDealershipIds]));
  const ask = (page: Page): Promise<PageAnswer> => peer.answer(page, shown.get(page.site) ?? null);
  for (const page of task.warmUp.slice(0, 9)) await ask(page);
  const [pageMs, landingMs, updateMs]: [number[], number[], number[]] = [[], [], []];
  const answers: PageAnswer[] = [];
  const worked = process.cpuUsage();
  for (const page of task.pages) {
    const { ms, result } = await timed(() => ask(page));
    pageMs.push(ms);
    answers.push(result);
  }
  const cpuMs = processorMs(worked) / task.pages.length;
  const memory = residentBytes() - before;
  const market: Page = { ...landing, scope: 'market', site: 'whole-market' };
  for (let turn = 0; turn < 3; turn += 1) landingMs.push((await timed(() => ask(market))).ms);
  for (let turn = 0; turn < Math.min(5, task.updates); turn += 1) {
    const car = flatCar(replica(plan, (turn * 7_919) % task.cars));
    updateMs.push((await timed(() => peer.update({ ...car, custom_rank: car.custom_rank + 1 }))).ms);
  }
  await peer.close();
  return { buildMs, pageMs, cpuMs, landingMs, updateMs, memory, answers };
}
