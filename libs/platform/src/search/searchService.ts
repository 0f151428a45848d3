import {
  localeOf,
  type CountryCode,
  type FinanceFigures,
  type Position,
  type Site,
  type Vehicle,
} from '@forecourt/domain';
import { readingWords, siteFilter, toSearchRecord, type SearchRecord, type StockPlace } from '@forecourt/search/model';
import type { VersionedSearch } from '../ports/searchPort.ts';
import {
  answerQueries,
  answerWire,
  carriesAdminKey,
  type IndexRecord,
  type Lane,
  type SearchKeys,
  type SharedCalls,
  type SiteBoundary,
} from '@forecourt/search-engine';
import { inSpan } from '../logs/inSpan.ts';
import { network } from '../secrets/keyedHashes.ts';
import { plainSite, readingCalls } from './reading/readingCalls.ts';
import type { ReadingSite } from './reading/whereabouts.ts';
import { soundCalls } from './records/soundCalls.ts';
import { readerLimits } from './readerLimits.ts';
import type { WorkBudget } from './workBudget.ts';

export interface ServiceDeps {
  now: () => Date;
  keys: SearchKeys;
  /** What a vehicle shows of finance; without it the index knows of none. */
  financeOf?: (vehicle: Vehicle) => FinanceFigures | null;
  /** Where a vehicle stands; without it the index knows of no places. */
  positionOf?: (vehicle: Vehicle) => Promise<Position | null>;
  /** Limits the work of visitors; unlimited when left out. */
  work?: WorkBudget;
  /** Where a postcode is, for questions with a distance; without it only the dealer's own places are known. */
  locate?: (postcode: string, country: CountryCode) => Promise<Position | null>;
  /** Receives one-line messages for operators. */
  log: (message: string) => void;
}

const nowhere = () => Promise.resolve(null);

const versionFact = 'stock version';

/** Lane of the pages rendered here. It gets the share of several visitors, because pages serve many. */
const pagesLane: Lane = { name: 'pages', weight: 8 };
/** Waiting requests of one address; a page sends two or three at once. */
const maxWaiting = 24;

/** The towns of a site's showrooms. */
const showrooms = ({ locations }: Site): StockPlace[] =>
  locations
    .filter(({ visible, location_type: type }) => visible && (type === 'sales' || type === ''))
    .map(({ address: { city, lat, long } }) => ({ city, position: { lat, long } }));

/** The search service over any engine. It maps sites to boundaries and vehicles to index records. */
export function searchService(
  engine: SharedCalls,
  { now, keys, log, work, financeOf = () => null, positionOf = nowhere, locate = nowhere }: ServiceDeps,
): Omit<VersionedSearch, 'close' | 'onLost'> {
  let lastRebuild: Promise<unknown> = Promise.resolve();
  const pages = soundCalls(engine.lane(pagesLane));
  const readingSites = new WeakMap<SiteBoundary, ReadingSite>();
  const reading = readingCalls(pages, now, { of: (boundary) => readingSites.get(boundary) ?? plainSite, locate });
  const readingPages = reading(pages);
  const visitorLane = (site: Site, address: string): Lane => ({
    name: network(address),
    maxWaiting,
    onSpent: (milliseconds) => work?.spend({ site: site.slug, address }, milliseconds),
  });
  const toRecord = (vehicle: Vehicle, position: Position | null): IndexRecord =>
    ({
      ...toSearchRecord({ ...vehicle, finance: financeOf(vehicle) }),
      ...(position ? { _geoloc: { lat: position.lat, lng: position.long } } : {}),
    }) satisfies SearchRecord as unknown as IndexRecord;
  const toRecords = (vehicles: readonly Vehicle[]): Promise<IndexRecord[]> =>
    Promise.all(vehicles.map(async (vehicle) => toRecord(vehicle, await positionOf(vehicle))));

  const boundaries = new WeakMap<Site, { minute: number; boundary: SiteBoundary }>();
  function boundaryOf(site: Site): SiteBoundary {
    // Cached for a minute, the step of the filter: for thousands of dealerships it takes long to write.
    const minute = Math.floor(now().getTime() / 60_000);
    const known = boundaries.get(site);
    if (known?.minute === minute) return known.boundary;
    const boundary = { dealershipIds: site.stockDealershipIds, filters: siteFilter(site, now()) };
    boundaries.set(site, { minute, boundary });
    // A site whose file was edited is another one: its words are never older than it.
    const said = readingWords({ messages: site.messages, locale: localeOf(site) });
    readingSites.set(boundary, { country: site.country, places: showrooms(site), said });
    return boundary;
  }

  async function rebuild(stock: AsyncIterable<Vehicle[]>): Promise<number> {
    await engine.call('beginRebuild');
    try {
      for await (const vehicles of stock) await engine.call('addToRebuild', await toRecords(vehicles));
      return await engine.call('finishRebuild');
    } catch (fault) {
      await engine.call('abandonRebuild');
      throw fault;
    }
  }

  let waiting = 0;
  async function counted<Answer>(site: Site, answer: () => Promise<Answer>): Promise<Answer> {
    waiting += 1;
    return inSpan('search', { 'forecourt.site': site.slug }, answer).finally(() => (waiting -= 1));
  }

  return {
    waiting: () => waiting,
    handle(site, request) {
      const { address } = request;
      const isCounted = address !== undefined && !carriesAdminKey(request, keys);
      const asking = reading(soundCalls(isCounted ? engine.lane(visitorLane(site, address)) : engine));
      const limits = isCounted ? readerLimits : null;
      const call = { engine: asking, boundary: boundaryOf(site), keys, now: now(), limits, log };
      return counted(site, () => answerWire(request, call));
    },
    queries: (site, body) => counted(site, () => answerQueries(readingPages, boundaryOf(site), body)),
    upsert: async (vehicles) => engine.call('upsert', await toRecords(vehicles)),
    remove: (ids) => engine.call('remove', ids),
    rebuild(stock) {
      const next = lastRebuild.then(() => rebuild(stock));
      lastRebuild = next.catch(() => undefined);
      return next;
    },
    size: () => engine.call('size'),
    version: () => engine.call('fact', versionFact),
    setVersion: (version) => engine.call('setFact', versionFact, version),
  };
}
