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
  /** Stores what waits in one statement. What could not be stored waits on. */
  flush(): Promise<void>;
}

type Entry = CountedView & { views: number };

/** While the database is away no more than this many vehicles' days are remembered. */
const rememberedAtMost = 50_000;

const keyOf = ({ siteSlug, carId, day }: CountedView) => JSON.stringify([siteSlug, carId, day]);

/** @param onStored told at the moment from which what was stored waits no longer */
export function openViewCounter(db: Db, onStored: (carIds: ReadonlySet<string>) => void): ViewCounter {
  let entries = new Map<string, Entry>();
  /** Those under way to the database included, by site and vehicle: asked for with every view. */
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
    // In one order in every process, so that two flushes never wait for each other in a circle.
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
      if (entries.size >= rememberedAtMost && !entries.has(keyOf(view))) return;
      put({ ...view, views: 1 });
      sum(view, 1);
    },
    waiting: (siteSlug, carId) => sums.get(sumKey(siteSlug, carId)) ?? 0,
    async flush() {
      // What is counted while a flush is under way waits for the next one.
      while (running) await running.catch(() => undefined);
      running = store().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
