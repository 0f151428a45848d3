import type { Site } from '@forecourt/domain';
import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { readSearchName, readSearchPath, savedSearchLimit } from '@forecourt/shopper/model';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import { forgetVisitor } from './forgetVisitor.ts';
import { openSearchStore } from './searchStore.ts';
import {
  watchlistLimit,
  type WatchlistChange,
  type WatchlistProblem,
  type WatchlistService,
} from '../../ports/watchlistPort.ts';
import { openWatchlistStore, type ListOwner } from './watchlistStore.ts';

export interface WatchlistOptions {
  db: Db;
  inventory: Pick<InventoryStore, 'byIds'>;
  now: () => Date;
  log: Logger;
  /** Deletes a phone's data in other services, where it may be deleted. @returns how many records */
  deleteElsewhere?: (site: Site, phone: string) => Promise<number>;
}

const problem = (status: WatchlistProblem['status'], error: string): WatchlistProblem => ({ ok: false, status, error });

const maxIdLength = 64;
const readable = (id: string) => id !== '' && id.length <= maxIdLength && !/\p{Cc}/u.test(id) && id.isWellFormed();

/** Lists of signed-in visitors, on a migrated database. */
export function openWatchlist(options: WatchlistOptions): WatchlistService {
  const { db, inventory, now, log, deleteElsewhere = () => Promise.resolve(0) } = options;
  const vehicles = openWatchlistStore(db);
  const searches = openSearchStore(db);
  const ownerOf = (site: Site, phone: string): ListOwner => ({ siteSlug: site.slug, phone });

  async function guarded(site: Site, work: () => Promise<WatchlistChange>): Promise<WatchlistChange> {
    try {
      return await work();
    } catch (fault) {
      log.error(
        { part: 'watchlist', site: site.slug, ...describeFault(fault) },
        'A visitor’s list could not be changed',
      );
      return problem(503, wordsOf(refusalMessages, site)('refusal.listNotChanged'));
    }
  }

  /** Logs a failure, and throws an error without details. */
  async function logged<Answer>(site: Site, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (fault) {
      log.error({ part: 'watchlist', site: site.slug, ...describeFault(fault) }, 'A visitor’s list could not be read');
      throw new Error('The visitor’s list cannot be read or changed just now.');
    }
  }

  return {
    save: (site, phone, carId) =>
      guarded(site, async () => {
        const [vehicle] = readable(carId) ? await inventory.byIds(site, [carId]) : [];
        const say = wordsOf(refusalMessages, site);
        if (!vehicle) return problem(404, say('refusal.noSuchVehicle', { noun: site.texts.vehicleNoun }));
        const { added, leftOut } = await vehicles.add(ownerOf(site, phone), [vehicle], now());
        if (leftOut > 0) {
          const noun = site.texts.vehicleNounPlural;
          return problem(409, say('refusal.listIsFull', { count: watchlistLimit, noun }));
        }
        return { ok: true, changed: added > 0 };
      }),
    remove: (site, phone, carId) =>
      guarded(site, async () => {
        const changed = readable(carId) && (await vehicles.remove(ownerOf(site, phone), carId));
        return { ok: true, changed };
      }),
    ids: (site, phone) => logged(site, () => vehicles.ids(ownerOf(site, phone))),
    list: (site, phone) =>
      logged(site, async () => {
        const rows = await vehicles.rows(ownerOf(site, phone));
        const inStock = await inventory.byIds(
          site,
          rows.map(({ carId }) => carId),
        );
        const byId = new Map(inStock.map((vehicle) => [vehicle.id, vehicle]));
        return rows.map(({ carId, carName, carMake, carModel, savedAt }) => ({
          car_id: carId,
          name: carName,
          make: carMake,
          model: carModel,
          saved_at: savedAt,
          vehicle: byId.get(carId) ?? null,
        }));
      }),
    merge: (site, phone, carIds) =>
      logged(site, async () => {
        const ids = [...new Set(carIds)].filter(readable).slice(0, watchlistLimit);
        return vehicles.add(ownerOf(site, phone), await inventory.byIds(site, ids), now());
      }),
    saveSearch: (site, phone, search) =>
      guarded(site, async () => {
        const say = wordsOf(refusalMessages, site);
        const path = readSearchPath(search.path, site.paths.search);
        if (path === null) return problem(422, say('refusal.noSearch'));
        const name = readSearchName(search.name);
        if (name === null) return problem(422, say('refusal.nameOfSearch'));
        const done = await searches.save(ownerOf(site, phone), name, path, now());
        if (done !== 'full') return { ok: true, changed: done === 'kept' };
        return problem(409, say('refusal.manySearches', { count: savedSearchLimit }));
      }),
    removeSearch: (site, phone, id) =>
      guarded(site, async () => {
        const changed = readable(id) && (await searches.remove(ownerOf(site, phone), id));
        return { ok: true, changed };
      }),
    searches: (site, phone) => logged(site, () => searches.list(ownerOf(site, phone))),
    deleteMyData: (site, phone) =>
      logged(site, async () => {
        // The other services first: if one fails the visitor is still signed in, and can try again.
        const further = await deleteElsewhere(site, phone);
        return { ...(await forgetVisitor(db, ownerOf(site, phone), now())), further };
      }),
  };
}
