import { join, resolve } from 'node:path';
import type { Db } from '../../database/database.ts';
import { openSpool } from '../../files/spool.ts';
import { countChangedStock, countNewStock } from '../inventory/countStock.ts';
import type { Inventory } from '../inventory/openInventory.ts';
import { broughtBefore } from './broughtBefore.ts';
import { lineFormat } from './feedEntry.ts';
import { ignoredOf } from './feedColumns.ts';
import { IncompleteFeedError } from './feedFileError.ts';
import { emptyReport, type FeedImport, type FeedReport } from './feedOrder.ts';
import { holdUnread } from './holdUnread.ts';
import { lockFeed, type FeedLock, type LockPlace } from './feedLock.ts';
import { namesOfOthers, recordEnd, recordStart, runName } from './feedStore.ts';
import { failureWords } from './failureWords.ts';
import { mappingRules } from './mappingRules.ts';
import type { Mapping } from './mapping.ts';
import { countPlan, plannedAhead } from './planAhead.ts';
import { planner, type PlanContext } from './planBatch.ts';
import { openMappedFeed } from './openMappedFeed.ts';
import { mergedAgain } from './merging/mergeStored.ts';
import { readKnownVehicles } from './removals/knownVehicles.ts';
import { findDepartures, type Departures } from './removals/findDepartures.ts';
import type { FeedFile } from './readFeed.ts';
import { locateMapping } from './readMapping.ts';
import { readRows } from './readRows.ts';
import { issueReportFile, openPriceReport, openReport, priceReportFile } from './reportFile.ts';
import { rowDigests } from './rowDigest.ts';
import { openSpellings, type Spellings } from './spellings.ts';
import { openChangeStore } from './storeChanges.ts';
import { keptCounts, suspicionOf, unreadableKeysOf } from './suspicion.ts';

const batchSize = 500;

export interface FeedDeps extends Pick<LockPlace, 'sessions'> {
  db: Db;
  inventory: Pick<Inventory, 'store' | 'remember' | 'upsert' | 'remove'>;
  now: () => Date;
  /** Data folder of the installation. */
  data: string;
}

interface Run {
  run: string;
  startedAt: Date;
  feed: FeedFile;
  mapping: Mapping;
  dealershipIds: string[];
  /** Null for a dry run, which changes nothing. */
  lock: FeedLock | null;
}

/**
 * Synchronises the stock with a feed: inserts, updates and removes vehicles. The whole file is read before anything is
 * stored, so that a broken feed changes nothing. The memory it takes does not depend on the size of the feed, but for
 * about 44 bytes a row, and where the feed has ids beside another key about 200 more a vehicle.
 * @throws FeedFileError for a file that is not a feed, FeedBusyError while another run has the same feed
 */
export async function importFeed(order: FeedImport, tools: FeedDeps): Promise<FeedReport> {
  const { site, dryRun = false } = order;
  const opened = await openMappedFeed(order).catch((error: unknown) => {
    if (error instanceof IncompleteFeedError) return error;
    throw error;
  });
  if (opened instanceof IncompleteFeedError) return holdUnread(order, tools, opened);
  const { feed, mapping } = opened;
  const startedAt = tools.now();
  const run = runName(startedAt);
  const dealerships = mapping.dealership === null ? site.dealerships.slice(0, 1) : site.dealerships;
  const dealershipIds = dealerships.map(({ id }) => id);
  const lock = dryRun ? null : await lockFeed(tools, { source: mapping.source, dealershipIds });
  try {
    return await runImport(order, tools, { run, startedAt, feed, mapping, dealershipIds, lock });
  } finally {
    await lock?.release();
  }
}

/**
 * How the stock that others brought spells makes and models. What the feed brought before does not count: the same feed
 * comes out the same each time.
 */
async function spellingsOfOthers(db: Db, { mapping, dealershipIds }: Run): Promise<Spellings> {
  const spellings = openSpellings();
  for (const { count: times, ...names } of await namesOfOthers(db, mapping.source, dealershipIds)) {
    spellings.add(names, times);
  }
  return spellings;
}

async function runImport(
  { file, mappingFile, site, dryRun = false, force = false, reportTo, onProgress }: FeedImport,
  { db, inventory, now, data }: FeedDeps,
  given: Run,
): Promise<FeedReport> {
  const { run, startedAt, feed, mapping, dealershipIds, lock } = given;
  const { source } = mapping;
  const reportFile = reportTo ?? issueReportFile(data, run);
  const ignored = ignoredOf(mapping, feed.header);
  const report = emptyReport({ run, source, dryRun, reportFile, ignored, notes: feed.notes });
  const stamp = feed.openedAs;
  if (!dryRun) {
    const paths = { file: resolve(file), mappingFile: mappingFile === undefined ? null : locateMapping(mappingFile) };
    await recordStart(db, { id: run, siteSlug: site.slug, source, startedAt, ...paths, stamp });
  }
  const end = async (failure: string | null): Promise<void> => {
    if (dryRun) return;
    const { rows, accepted, removed, rejected, inserted, changed, priceChanges } = report;
    const counts = failure
      ? { inserted: 0, changed: 0, removed: 0, priceChanges: 0 }
      : { inserted, changed: inserted + changed, removed, priceChanges };
    await recordEnd(db, run, { finishedAt: now(), rows, accepted, rejected, ...counts, held: failure });
  };
  const issues = openReport(report.reportFile);
  const prices = openPriceReport(priceReportFile(data, run));
  const spoolFile = (name: string): string => join(data, 'feeds', `.${run}.${name}`);
  const lines = await openSpool(spoolFile('rows'));
  const changes = await openSpool(spoolFile('changes'));
  let departures: Departures | null = null;
  try {
    const spellings = await spellingsOfOthers(db, given);
    const seconds = Math.floor(startedAt.getTime() / 1_000);
    const onRows = (rows: number): void => {
      report.rows = rows;
      onProgress?.({ phase: 'reading', rows, done: feed.progress() });
    };
    const digests = rowDigests(site, mapping);
    const onSkipped = (rows: number): void => void (report.skipped += rows);
    const read = await readRows(feed, { mapping, digests, lock }, { lines, spellings, onRows, onSkipped });
    report.incomplete = read.incomplete !== null;
    report.notes = [...report.notes, ...read.notes];
    if ((await feed.stamp()) !== stamp) report.held = 'The file changed while it was being read.';
    else if (!force) report.held = read.incomplete;
    // What a part of a feed would change says nothing of what the whole would.
    if (report.incomplete && report.held !== null) {
      await end(report.held);
      return report;
    }
    await countNewStock(db);
    const { known, ids, counts } = await broughtBefore(db, source, dealershipIds);
    if (!force && counts.size > 0) report.held ??= unreadableKeysOf(read.unknown, report.rows);
    const { rows } = report;
    const rules = mappingRules(mapping);
    const knownVehicles = rules.idRule && (await readKnownVehicles(db, { source, dealershipIds }, read.ownIds));
    const merging = { db, site, mapping, now: seconds };
    const context: PlanContext = { ...merging, spellings, rows, known, brought: ids, knownVehicles, digests };
    const format = lineFormat(rules);
    const { plan, present } = planner(context);
    const kept = keptCounts(counts);
    const store = openChangeStore({
      inventory,
      source,
      lock,
      waiting: changes,
      mergeAgain: (left) => mergedAgain(context, left),
      onStored: (rows) => {
        if (compared === report.rows - report.skipped)
          onProgress?.({ phase: 'storing', rows, done: rows / (report.inserted + report.changed) });
      },
    });
    /** Storing begins when nothing in the rest of the feed can make it suspicious any more. */
    const isLetIn = (): boolean =>
      !dryRun && report.held === null && (force || suspicionOf(report.accepted, kept.leaving(), site) === null);
    let compared = 0;
    try {
      for await (const [size, planned] of plannedAhead(lines.batches(batchSize), (batch) =>
        plan(batch.map(format.read)),
      )) {
        lock?.check();
        await countPlan(planned, { report, issues, prices });
        kept.add(planned.kept);
        if (!store.hasBegun && isLetIn()) await store.begin();
        if (!dryRun) await store.add(planned.write);
        compared += size;
        onProgress?.({ phase: 'comparing', rows: compared, done: compared / report.rows });
      }
    } finally {
      await store.finish();
    }
    // What was just stored changes how the database had best look for what leaves.
    let uncounted = report.inserted + report.changed;
    if (store.hasBegun) uncounted = await countChangedStock(db, uncounted);
    const remove = report.incomplete ? 'nothing' : force ? 'all' : 'proven';
    const brought = { source, dealershipIds, present, hadAny: counts.size > 0, remove } as const;
    departures = await findDepartures(db, brought, spoolFile('departures'));
    report.removed = departures.total;
    report.keptBack = departures.keptBack;
    if (!store.hasBegun && !force) report.held ??= suspicionOf(report.accepted, departures.byDealership, site);
    if (report.held === null && !dryRun) {
      if (!store.hasBegun) await store.begin();
      await store.remove(departures.ids);
      await countChangedStock(db, uncounted + report.removed);
    }
    await end(report.held);
  } catch (fault) {
    await end(failureWords(fault as Error)).catch(() => undefined);
    throw fault;
  } finally {
    await lines.remove();
    await changes.remove();
    await departures?.ids.remove();
    await issues.close();
    await prices.close();
  }
  return report;
}
