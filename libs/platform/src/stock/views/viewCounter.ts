import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';

interface CountedView {
  siteSlug: string;
  carId: string;
  /** YYYY-MM-DD by the dealer's calendar. */
  day: string;
}

/** Views that are not stored yet. */
export interface ViewCounter {
  add(view: CountedView): void;
  /** Not stored yet, of one vehicle on one site. */
  waiting(siteSlug: string, carId: string): number;
  /** Stores the counted views in one statement. If it fails they are kept for the next flush. */
  flush(): Promise<void>;
}

type Entry = CountedView & { views: number };

/** Most entries (vehicle and day) kept while the database is unreachable. */
const maxEntries = 50_000;

const keyOf = ({ siteSlug, carId, day }: CountedView) => JSON.stringify([siteSlug, carId, day]);

/** @param onStored called when views were stored, with the ids of their vehicles */
export function openViewCounter(db: Db, onStored: (carIds: ReadonlySet<string>) => void): ViewCounter {
  let entries = new Map<string, Entry>();
  /** Views not stored yet, those of a running flush included, by site and vehicle. */
  const sums = new Map<string, number>();
  let running: Promise<void> | null = null;

  const sumKey = (siteSlug: string, carId: string) => JSON.stringify([siteSlug, carId]);
  function sum({ siteSlug, carId }: CountedView, by: number): void {
    const key = sumKey(siteSlug, carId);
    const next = (sums.get(key) ?? 0) + by;
    if (next > 0) sums.set(key, next);
    else sums.delete(key);
  }
  function put(entry: Entry): void {
    const key = keyOf(entry);
    const known = entries.get(key);
    if (known) known.views += entry.views;
    else entries.set(key, { ...entry });
  }

  async function store(): Promise<void> {
    if (entries.size === 0) return;
    const all = [...entries.values()];
    entries = new Map();
    // In the same order in every process, to avoid deadlocks.
    const rows = all
      .map(({ siteSlug, carId, day, views }) => ({ site_slug: siteSlug, car_id: carId, day, views }))
      .sort((a, b) => `${a.car_id} ${a.site_slug} ${a.day}`.localeCompare(`${b.car_id} ${b.site_slug} ${b.day}`));
    try {
      await db.execute(sql`
        insert into vehicle_views (site_slug, car_id, day, views)
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
          site_slug text, car_id text, day date, views int)
        on conflict (car_id, site_slug, day) do update set views = vehicle_views.views + excluded.views`);
    } catch (fault) {
      for (const entry of all) put(entry);
      throw fault;
    }
    for (const entry of all) sum(entry, -entry.views);
    onStored(new Set(all.map(({ carId }) => carId)));
  }

  return {
    add(view) {
      if (entries.size >= maxEntries && !entries.has(keyOf(view))) return;
      put({ ...view, views: 1 });
      sum(view, 1);
    },
    waiting: (siteSlug, carId) => sums.get(sumKey(siteSlug, carId)) ?? 0,
    async flush() {
      // Views counted during a flush wait for the next one.
      while (running) await running.catch(() => undefined);
      running = store().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
