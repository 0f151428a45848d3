import type { HostFigures } from '@forecourt/platform';
import { Gauge, type Registry } from 'prom-client';

/** What waits within this process. */
export interface HostQueues {
  /** Pages that wait for their turn to be rendered. */
  pages: () => number;
  /** Pictures that wait to be encoded. */
  pictures: () => number;
  /** Searches that are asked and not answered. */
  searches: () => number;
}

/** What the host keeps of finished pages. */
export type KeptPages = () => { pages: number; bytes: number };

export interface HostMetricsDeps {
  queues: HostQueues;
  kept: KeptPages;
  /** Sign-in codes that a site may send in a day. */
  codesPerDay: number;
  /** Bytes that the host may use; null: no bound was set. */
  memoryBytes: number | null;
}

/** Gauges of the whole host. @returns sets them to what was found; what could not be read is left out */
export function openHostMetrics(registry: Registry, deps: HostMetricsDeps): (found: HostFigures) => void {
  const { queues, kept, codesPerDay, memoryBytes } = deps;
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name: `forecourt_${name}`, help, labelNames: [...labelNames], registers: [registry] });

  const deliveries = gauge('deliveries', 'Deliveries of leads that are not done, by state.', ['state']);
  const overdue = gauge('delivery_overdue_seconds', 'For how long the oldest delivery has been due, by state.', [
    'state',
  ]);
  const jobs = gauge('jobs', 'Jobs of the database’s queues that are not done, by queue and state.', [
    'queue',
    'state',
  ]);
  const queue = gauge('queue_length', 'What waits in this process: pages, pictures, searches.', ['queue']);
  const lagChanges = gauge('index_lag_changes', 'Changes of stock that the search index has not taken.');
  const lagSeconds = gauge('index_lag_seconds', 'Age of the oldest change of stock that it has not taken.');
  const pages = gauge('kept_pages', 'Finished pages that are kept.');
  const bytes = gauge('kept_pages_bytes', 'Memory that they take.');
  const held = gauge('feed_held', '1 where the newest run of a feed waits for a person.', ['site', 'feed']);
  const failed = gauge('feed_failed', '1 where the newest run of a feed failed.', ['site', 'feed']);
  const sinceGood = gauge('feed_good_seconds', 'Time since a run of a feed was let in.', ['site', 'feed']);
  const codes = gauge('sign_in_codes', 'Sign-in codes that a site has sent within a day.', ['site']);
  const codesCap = gauge('sign_in_codes_cap', 'Sign-in codes that a site may send within a day.');
  const memory = gauge('memory_bound_bytes', 'What FORECOURT_MEMORY_MB lets the host use; 0: not set.');
  const free = gauge('disk_free_bytes', 'Free space of the disk under the data folder.');
  const size = gauge('disk_size_bytes', 'Its whole size.');
  codesCap.set(codesPerDay);
  memory.set(memoryBytes ?? 0);

  return (found) => {
    for (const [name, length] of Object.entries(queues)) queue.set({ queue: name }, (length as () => number)());
    const { pages: number, bytes: taken } = kept();
    pages.set(number);
    bytes.set(taken);
    // What is over, or cannot be read, is not told as it was.
    for (const one of [lagChanges, lagSeconds, free, size]) one.remove();
    for (const one of [deliveries, overdue, jobs, held, failed, sinceGood, codes]) one.reset();
    if (found.deliveries)
      for (const state of ['pending', 'parked']) for (const one of [deliveries, overdue]) one.set({ state }, 0);
    for (const { state, count, oldestDueSeconds } of found.deliveries ?? []) {
      deliveries.set({ state }, count);
      overdue.set({ state }, oldestDueSeconds);
    }
    for (const { queue: name, state, count } of found.queues ?? []) jobs.set({ queue: name, state }, count);
    if (found.index) {
      lagChanges.set(found.index.changes);
      lagSeconds.set(found.index.seconds);
    }
    for (const { site, feed, held: isHeld, failed: isFailed, sinceGoodSeconds } of found.feeds ?? []) {
      held.set({ site, feed }, Number(isHeld));
      failed.set({ site, feed }, Number(isFailed));
      if (sinceGoodSeconds !== null) sinceGood.set({ site, feed }, sinceGoodSeconds);
    }
    for (const { site, sent } of found.codes ?? []) codes.set({ site }, sent);
    if (found.disk) {
      free.set(found.disk.free);
      size.set(found.disk.size);
    }
  };
}
