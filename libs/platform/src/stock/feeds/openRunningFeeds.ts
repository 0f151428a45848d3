import type { FeedService } from '../../ports/feedPort.ts';
import { openFeeds } from './openFeeds.ts';
import { openFeedSchedule, type FeedScheduleDeps } from './schedule/openFeedSchedule.ts';

export interface RunningFeeds extends FeedService {
  /** Fetches the feeds of the list from now on, as one of all hosts and workers. */
  startFetching(): void;
}

/** The feeds of a host: what was imported, and what it fetches itself. @throws CommandError for a list that cannot be used */
export function openRunningFeeds({
  closers,
  ...deps
}: FeedScheduleDeps & { closers: (() => Promise<unknown>)[] }): RunningFeeds {
  const schedule = openFeedSchedule(deps);
  const { dataFolder: data } = deps.config;
  closers.push(() => schedule.close());
  return {
    ...openFeeds(deps.db, data, schedule.states),
    startFetching: schedule.start,
    async propose(site, content) {
      // Few hosts are ever shown a file: what reads one is loaded then.
      const { proposeMapping } = await import('./suggest/proposeMapping.ts');
      return proposeMapping(content, { site, data, now: deps.now() });
    },
  };
}
