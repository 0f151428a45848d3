import { localTime, timeZoneAt, type Site, type Vehicle } from '@forecourt/domain';
import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { vehicleViews } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { InventoryStore, InventoryWriter } from '../../ports/inventoryPort.ts';
import type { LiveCarFields, ViewService } from '../../ports/viewPort.ts';
import { isMachine } from '../../limits/isMachine.ts';
import { openRecentVisits } from './recentVisits.ts';
import { openViewCounter } from './viewCounter.ts';

export interface ViewOptions {
  db: Db;
  inventory: Pick<InventoryStore, 'bySlug'> & Pick<InventoryWriter, 'onChange'>;
  now: () => Date;
  log: Logger;
  /** Ends of holds by vehicle id. Without it no ends are shown. */
  heldUntil?: (site: Site, ids: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
  /** @default 3000 */
  flushEveryMs?: number;
}

interface Read {
  at: number;
  slug: string;
  /** Null until it is known. */
  carId: string | null;
  found: Promise<{ id: string; car: Omit<LiveCarFields, 'reserved_until'>; stored: number; zone: string } | null>;
  held: Promise<Date | null>;
}

const cacheMs = 1_000;
const maxCached = 5_000;
const sameVisitMs = 1_800_000;
const maxVisits = 50_000;

function carFields(vehicle: Vehicle): Omit<LiveCarFields, 'reserved_until'> {
  const { status, sold, reserved, price, before_price, subscription_price } = vehicle;
  const { price_type, tag, updated_at, photos_count } = vehicle;
  return {
    status,
    sold,
    reserved,
    price,
    before_price,
    subscription_price,
    price_type,
    tag,
    updated_at,
    photos_count,
  };
}

/** Live fields of vehicles' pages, and view counts. */
export function openViews({ db, inventory, now, log, heldUntil, flushEveryMs = 3_000 }: ViewOptions): ViewService {
  const visits = openRecentVisits(sameVisitMs, maxVisits);
  const reads = new LRUCache<string, Read>({ max: maxCached });
  const keyOf = (site: Site, slug: string) => `${site.slug} ${slug}`;
  // Cached reads of before a flush do not include its views.
  const counter = openViewCounter(db, (carIds) => {
    for (const [key, { carId }] of reads) if (carId === null || carIds.has(carId)) reads.delete(key);
  });

  async function storedViews(site: Site, carId: string): Promise<number> {
    const [row] = await db
      .select({ views: sql<number>`coalesce(sum(${vehicleViews.views}), 0)`.mapWith(Number) })
      .from(vehicleViews)
      .where(and(eq(vehicleViews.carId, carId), eq(vehicleViews.siteSlug, site.slug)));
    return row?.views ?? 0;
  }

  function startRead(site: Site, slug: string, at: number): Read {
    const found = inventory.bySlug(site, slug).then(async (vehicle) => {
      if (!vehicle) return null;
      started.carId = vehicle.id;
      const stored = vehicle.views + (await storedViews(site, vehicle.id));
      return { id: vehicle.id, car: carFields(vehicle), stored, zone: timeZoneAt(site.locations, vehicle.location_id) };
    });
    const held = found.then(async (vehicle) => {
      if (!vehicle || !heldUntil) return null;
      return (await heldUntil(site, [vehicle.id])).get(vehicle.id) ?? null;
    });
    // The waiting visitor gets the error; the next one tries again.
    held.catch(() => reads.delete(keyOf(site, slug)));
    const started: Read = { at, slug, carId: null, found, held };
    return started;
  }

  function read(site: Site, slug: string): Read {
    const at = now().getTime();
    const key = keyOf(site, slug);
    const known = reads.peek(key);
    if (known && at - known.at < cacheMs) return known;
    const started = startRead(site, slug, at);
    reads.set(key, started);
    return started;
  }

  const stopFollowing = inventory.onChange(({ upserted, removed }) => {
    const slugs = new Set([...upserted, ...removed].map(({ slug }) => slug));
    for (const [key, { slug }] of reads) if (slugs.has(slug)) reads.delete(key);
  });

  async function flush(): Promise<void> {
    try {
      await counter.flush();
    } catch (fault) {
      log.warn(describeFault(fault), 'Views could not be stored; they wait for the next time');
    }
  }
  const timer = setInterval(() => void flush(), flushEveryMs).unref();

  return {
    async view(site, slug, { count, address = '', userAgent = '' }) {
      const { found, held } = read(site, slug);
      const vehicle = await found;
      if (!vehicle) return null;
      const until = await held;
      const at = now();
      const countsIt = count && address !== '' && !isMachine(userAgent);
      if (countsIt && visits.isNew(`${site.slug} ${vehicle.id} ${address}`, at.getTime())) {
        counter.add({ siteSlug: site.slug, carId: vehicle.id, day: localTime(at, vehicle.zone).date });
      }
      const isHeld = until !== null && until > at;
      return {
        views: vehicle.stored + counter.waiting(site.slug, vehicle.id),
        car_fields: {
          ...vehicle.car,
          reserved: vehicle.car.reserved || isHeld,
          reserved_until: isHeld ? until.toISOString() : null,
        },
      };
    },
    flush,
    async close() {
      clearInterval(timer);
      stopFollowing();
      await flush();
    },
  };
}
