import type { Site } from '@forecourt/domain';
import { Counter, type Registry } from 'prom-client';
import { pageStages, type PageStage, type StageFailure } from '../pageStages.ts';
import type { RouteName } from './routeNames.ts';

/** Pages that were sent unoptimized since the host started, by the stage that failed. */
export type UnoptimizedCounts = Readonly<Record<PageStage, number>>;

export interface UnoptimizedPages {
  /** Counts a page of which a stage failed. Each stage is logged once for each type of page. */
  report(page: { site: Site | null; url: string }, failure: StageFailure): void;
  counts(): UnoptimizedCounts;
}

/** Counts pages that were sent without a stage of their optimization. */
export function openUnoptimizedPages(
  registry: Registry,
  routeOf: RouteName,
  log?: { error(facts: object, message: string): void },
): UnoptimizedPages {
  const counter = new Counter({
    name: 'forecourt_pages_unoptimized_total',
    help: 'Pages that were sent without a stage of their optimization, because it failed, by stage.',
    labelNames: ['stage'],
    registers: [registry],
  });
  const counts = Object.fromEntries(pageStages.map((stage) => [stage, 0])) as Record<PageStage, number>;
  for (const stage of pageStages) counter.inc({ stage }, 0);
  const logged = new Set<string>();
  return {
    report({ site, url }, { stage, error }) {
      counter.inc({ stage });
      counts[stage] += 1;
      const route = routeOf(site, url);
      const key = `${stage} ${route}`;
      if (logged.has(key)) return;
      logged.add(key);
      log?.error({ stage, route, error }, 'A page was sent unoptimized; further ones of this type are counted only');
    },
    counts: () => counts,
  };
}
