import type { SizeResult } from './bars.ts';
import { runTask } from './children.ts';
import { compareAll } from './compareAnswers.ts';
import { measureHttp } from './httpPages.ts';
import { sizeName, type PeerName } from './options.ts';
import type { ReplicaPlan } from './replicas.ts';
import type { EngineResult } from './report.ts';
import type { Task } from './task.ts';
import { typedQuestions } from './typed.ts';
import { workload } from './workload.ts';

/**
 * Maximum number of pages for a peer at each size, so that a run ends; above the largest size it is not measured at
 * all.
 */
const limits: Readonly<Record<PeerName, readonly { cars: number; pages: number }[]>> = {
  orama: [{ cars: 20_000, pages: 300 }],
  itemsjs: [{ cars: 20_000, pages: 300 }],
  pglite: [
    { cars: 20_000, pages: 300 },
    { cars: 100_000, pages: 90 },
  ],
};

/** Number of pages that a peer can reasonably answer; 0 for none. */
export function pagesFor(peer: PeerName, cars: number): number {
  return limits[peer].find((limit) => cars <= limit.cars)?.pages ?? 0;
}

export interface SizeOrder {
  plan: ReplicaPlan;
  pages: number;
  /** File with the stock that is replicated. */
  base: string;
  /** The index file to make. */
  file: string;
  peers: readonly PeerName[];
}

export interface MeasuredSize {
  result: SizeResult;
  own: EngineResult;
  engines: EngineResult[];
}

/** Measures all engines on one size of stock, one after the other. */
export async function measureSize(order: SizeOrder, say: (line: string) => void): Promise<MeasuredSize> {
  const { plan, base, file } = order;
  const cars = plan.count;
  const pages = workload(plan, order.pages, plan.seed);
  const warmUp = workload(plan, 30, plan.seed + 1);
  // A typed question is answered in a moment, so there are enough of them for three rounds.
  const typed = typedQuestions(plan, order.pages * 3);
  const typedWarmUp = typedQuestions(plan, 90);
  const common = { engine: 'embedded', file, base, cars, seed: plan.seed, warmUp, pages, updates: 40 };
  const report = (name: string): void => say(`${sizeName(cars)}: ${name} …`);

  report('our engine, building');
  const build = await runTask({ ...common, kind: 'build' });
  report('our engine, serving');
  const serve = await runTask({ ...common, typed, typedWarmUp, kind: 'serve' });
  report('our engine over HTTP');
  const http = await measureHttp({ ...common, kind: 'http' });
  const { buildMs, fileBytes, updateMs } = build;
  const ownAnswers = serve.answers ?? [];
  const own: EngineResult = {
    name: 'ours',
    pages,
    comparison: null,
    measured: { ...serve, buildMs, fileBytes, updateMs } as EngineResult['measured'],
  };
  const engines = [
    own,
    { name: 'ours, HTTP', pages, measured: http, comparison: compareAll(pages, ownAnswers, http.answers ?? []) },
  ];
  for (const peer of order.peers) {
    const max = Math.min(order.pages, pagesFor(peer, cars));
    if (max === 0) {
      say(`${sizeName(cars)}: ${peer} is left out, a run would take too long or too much memory.`);
      continue;
    }
    report(`${peer}, ${max} pages`);
    const task: Task = { ...common, kind: 'peer', engine: peer, pages: pages.slice(0, max) };
    const measured = await runTask(task);
    const comparison = compareAll(pages, ownAnswers, measured.answers ?? []);
    engines.push({ name: peer, pages: task.pages, measured, comparison });
  }
  return { result: { cars, pages, typed, build, serve }, own, engines };
}
