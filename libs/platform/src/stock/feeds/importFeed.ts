import { join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../database/database.ts';
import { openSpool } from '../../files/spool.ts';
import { countChangedStock, countNewStock } from '../inventory/countStock.ts';
import type { Inventory } from '../inventory/openInventory.ts';
import { broughtBefore } from './broughtBefore.ts';
import { lineFormat } from './feedEntry.ts';
import { ignoredOf } from './feedColumns.ts';
import type { FeedImport, FeedReport } from './feedOrder.ts';
import { lockFeed, type FeedLock, type LockPlace } from './feedLock.ts';
import { namesOfOthers, recordEnd, recordStart, runName } from './feedStore.ts';
import { failureWords } from './failureWords.ts';
import { mappingRules } from './mappingRules.ts';
import type { Mapping } from './mapping.ts';
import { mergedAgain, planner, type BatchPlan, type PlanContext } from './planBatch.ts';
import { openMappedFeed } from './openMappedFeed.ts';
import type { FeedFile } from './readFeed.ts';
import { readRows } from './readRows.ts';
import {
  issueReportFile,
  openPriceReport,
  openReport,
  priceReportFile,
  type PriceChange,
  type ReportedIssue,
  type ReportFile,
} from './reportFile.ts';
import { rowDigests } from './rowDigest.ts';
import { openSpellings, type Spellings } from './spellings.ts';
import { findDepartures, openChangeStore, type Departures } from './storeChanges.ts';
import { keptCounts, suspicionOf } from './suspicion.ts';

const batchSize = 500;
const issuesInMemory = 1_000;

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
 * about 36 bytes a row.
 * @throws FeedFileError for a file that is not a feed, FeedBusyError while another run has the same feed
 */
export async function importFeed(order: FeedImport, tools: FeedDeps): Promise<FeedReport> {
  const { site, dryRun = false } = order;
  const { feed, mapping } = await openMappedFeed(order);
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
  const report: FeedReport = {
    run,
    source,
    dryRun,
    held: null,
    rows: 0,
    accepted: 0,
    inserted: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    rejected: 0,
    warnings: 0,
    doubts: 0,
    priceChanges: 0,
    ignored: ignoredOf(mapping, feed.header),
    issues: [],
    reportFile: reportTo ?? issueReportFile(data, run),
  };
  const stamp = await feed.stamp();
  if (!dryRun) {
    const paths = { file: resolve(file), mappingFile: mappingFile === undefined ? null : resolve(mappingFile) };
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
    await readRows(feed, { mapping, digests, lock }, { lines, spellings, onRows });
    await countNewStock(db);
    const { known, counts } = await broughtBefore(db, source, dealershipIds);
    const context: PlanContext = { db, site, mapping, now: seconds, spellings, rows: report.rows, known, digests };
    const format = lineFormat(mappingRules(mapping));
    const { plan, ids } = planner(context);
    const kept = keptCounts(counts);
    if ((await feed.stamp()) !== stamp) report.held = 'The file changed while it was being read.';
    const store = openChangeStore({
      inventory,
      source,
      lock,
      waiting: changes,
      mergeAgain: (left) => mergedAgain(context, left),
      onStored: (rows) => {
        if (compared === report.rows)
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
        await count(planned, { report, issues, prices });
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
    const brought = { source, dealershipIds, present: ids, hadAny: counts.size > 0 };
    departures = await findDepartures(db, brought, spoolFile('departures'));
    report.removed = departures.total;
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

/** Plans each batch while the one before it is stored. */
async function* plannedAhead(
  batches: AsyncIterable<string[]>,
  plan: (batch: string[]) => Promise<BatchPlan>,
): AsyncGenerator<[size: number, plan: BatchPlan]> {
  let ahead: [number, Promise<BatchPlan>] | null = null;
  for await (const batch of batches) {
    // What is to be stored is sent to the database first: planning keeps the thread busy.
    await nextTurn();
    const planning = plan(batch);
    // Whoever waits for it hears of its failure.
    planning.catch(() => undefined);
    if (ahead) yield [ahead[0], await ahead[1]];
    ahead = [batch.length, planning];
  }
  if (ahead) yield [ahead[0], await ahead[1]];
}

interface Counting {
  report: FeedReport;
  issues: ReportFile<ReportedIssue>;
  prices: ReportFile<PriceChange>;
}

const issueCounts = { rejected: 'rejected', warning: 'warnings', doubt: 'doubts' } as const;

async function count(plan: BatchPlan, { report, issues, prices }: Counting): Promise<void> {
  for (const counted of ['accepted', 'inserted', 'changed', 'unchanged'] as const) report[counted] += plan[counted];
  report.priceChanges += plan.prices.length;
  for (const price of plan.prices) await prices.add(price);
  for (const issue of plan.issues) {
    report[issueCounts[issue.kind]] += 1;
    if (report.issues.length < issuesInMemory) report.issues.push(issue);
    await issues.add(issue);
  }
}
