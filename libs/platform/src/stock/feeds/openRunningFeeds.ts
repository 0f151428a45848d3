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
  closers.push(() => schedule.close());
  return { ...openFeeds(deps.db, deps.config.dataFolder, schedule.states), startFetching: schedule.start };
}
