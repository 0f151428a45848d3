import type { Site, Vehicle } from '@forecourt/domain';
import { siteFilter, toSearchRecord, type SearchRecord } from '@forecourt/search/model';
import type { SearchService } from '../ports.ts';
import { EngineThread } from './EngineThread.ts';
import type { IndexRecord } from './engine/columns.ts';
import type { SiteBoundary } from './engine/LiveIndex.ts';
import { answerQueries } from './queries.ts';
import { answerWire } from './wire.ts';
import type { SearchKeys } from './wireKeys.ts';

export interface SearchOptions {
  /** The index file, made with its folder when missing; `:memory:` for an index that ends with the process. */
  file: string;
  now: () => Date;
  keys: SearchKeys;
  /** Told in one line what an operator should know. */
  log: (message: string) => void;
}

export interface EmbeddedSearch extends SearchService {
  /** What the index was last said to reflect, or null: a new or damaged index has no version. */
  version(): Promise<string | null>;
  setVersion(version: string): Promise<void>;
}

const versionFact = 'stock version';
const toRecord = (vehicle: Vehicle): IndexRecord =>
  toSearchRecord(vehicle) satisfies SearchRecord as unknown as IndexRecord;

/** The embedded search engine. One process holds the file at a time. */
export function openSearch({ file, now, keys, log }: SearchOptions): EmbeddedSearch {
  const engine = new EngineThread({ file }, log);
  let lastRebuild: Promise<unknown> = Promise.resolve();

  const boundaryOf = (site: Site): SiteBoundary => ({
    dealershipIds: site.stockDealershipIds,
    filters: siteFilter(site, now()),
  });

  async function rebuild(stock: AsyncIterable<Vehicle[]>): Promise<number> {
    await engine.call('beginRebuild');
    try {
      for await (const vehicles of stock) await engine.call('addToRebuild', vehicles.map(toRecord));
      return await engine.call('finishRebuild');
    } catch (fault) {
      await engine.call('abandonRebuild');
      throw fault;
    }
  }

  return {
    handle: (site, request) => answerWire(request, { engine, boundary: boundaryOf(site), keys, now: now(), log }),
    queries: (site, body) => answerQueries(engine, boundaryOf(site), body),
    upsert: (vehicles) => engine.call('upsert', vehicles.map(toRecord)),
    remove: (ids) => engine.call('remove', ids),
    rebuild(stock) {
      const next = lastRebuild.then(() => rebuild(stock));
      lastRebuild = next.catch(() => undefined);
      return next;
    },
    size: () => engine.call('size'),
    version: () => engine.call('fact', versionFact),
    setVersion: (version) => engine.call('setFact', versionFact, version),
    close: () => engine.close(),
  };
}
