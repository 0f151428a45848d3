import type { Site } from '@forecourt/domain';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Db } from '../../database/database.ts';
import { openSpool } from '../../files/spool.ts';
import type { InventoryWriter } from '../../ports/inventoryPort.ts';
import { defaultMapping } from './defaultMapping.ts';
import { lockFeed, type FeedLock } from './feedLock.ts';
import { idsFromFeed, namesOfOthers, recordEnd, recordStart } from './feedStore.ts';
import type { Mapping } from './mapping.ts';
import { planner, readyToStore, type BatchPlan, type FeedVehicle } from './planBatch.ts';
import { FeedFileError, openFeed, type FeedFile } from './readFeed.ts';
import { readRows, type NumberedReading } from './readRows.ts';
import { openReport, type ReportedIssue, type ReportFile } from './reportFile.ts';
import { openSpellings, type Spellings } from './spellings.ts';

const batchSize = 500;
const issuesInMemory = 1_000;

export interface FeedImport {
  file: string;
  site: Site;
  /** How to read the feed; without it its columns carry the names of a vehicle's fields. */
  mapping?: Mapping | null;
  /** Reports what would happen, and changes nothing. */
  dryRun?: boolean;
  /** Imports also if most vehicles would be removed. */
  force?: boolean;
  /** Report to write. @default feeds/{run}.csv in the data folder */
  reportTo?: string | null;
  onProgress?: (progress: { phase: 'checking' | 'storing'; rows: number }) => void;
}

export interface FeedDeps {
  db: Db;
  inventory: Pick<InventoryWriter, 'upsert' | 'remove'>;
  now: () => Date;
  /** Data folder of the installation. */
  data: string;
}

export interface FeedReport {
  run: string;
  source: string;
  dryRun: boolean;
  /** Why nothing was changed, or null. */
  held: string | null;
  rows: number;
  accepted: number;
  inserted: number;
  changed: number;
  unchanged: number;
  removed: number;
  rejected: number;
  warnings: number;
  /** Values that were accepted, but should be checked. */
  doubts: number;
  /** Columns that nothing reads. */
  ignored: string[];
  /** The first thousand; the report has all. */
  issues: ReportedIssue[];
  reportFile: string;
}

/** Checks that the feed has the mapping's columns: a renamed column would otherwise clear a field of all vehicles. */
function checkColumns(mapping: Mapping, header: readonly string[]): void {
  const known = new Set([...header, 'title.make', 'title.model', 'title.badge']);
  const missing = new Set(columnsRead(mapping).filter((one) => !known.has(one)));
  if (missing.size === 0) return;
  throw new FeedFileError(
    `The feed has no column ${[...missing].map((name) => `'${name}'`).join(', ')}, which its mapping reads; it has ${header.join(', ')}.`,
  );
}

function columnsRead(mapping: Mapping): string[] {
  const read = Object.values(mapping.fields).flatMap((rule) => ('from' in rule ? rule.from : []));
  const title = mapping.title
    ? [mapping.title.column, mapping.title.year, mapping.title.make, mapping.title.model]
    : [];
  return [...read, ...title, ...mapping.key, ...(mapping.dealership === null ? [] : [mapping.dealership])];
}

function ignoredOf(mapping: Mapping, header: readonly string[]): string[] {
  const read = new Set(columnsRead(mapping));
  return header.filter((column) => !read.has(column));
}

/** Why a feed is suspicious and must be confirmed, or null. */
function suspicionOf(
  accepted: number,
  before: ReadonlyMap<string, readonly string[]>,
  gone: ReadonlySet<string>,
  site: Site,
): string | null {
  if (accepted === 0) return 'The feed has no usable row.';
  for (const [dealershipId, ids] of before) {
    const leaving = ids.filter((id) => gone.has(id)).length;
    if (leaving * 2 <= ids.length) continue;
    const name = site.dealerships.find(({ id }) => id === dealershipId)?.name ?? dealershipId;
    return `The feed would remove ${leaving} of the ${ids.length} vehicles it brought to ${name} before, which is over half.`;
  }
  return null;
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
 * stored, so that a broken feed changes nothing.
 * @throws FeedFileError for a file that is not a feed, FeedBusyError while another run has the same feed
 */
export async function importFeed(order: FeedImport, tools: FeedDeps): Promise<FeedReport> {
  const { file, site, dryRun = false } = order;
  const feed = await openFeed(file, order.mapping?.delimiter);
  const mapping = order.mapping ?? defaultMapping(feed.header);
  checkColumns(mapping, feed.header);
  const startedAt = tools.now();
  const run = `${startedAt.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
  const dealerships = mapping.dealership === null ? site.dealerships.slice(0, 1) : site.dealerships;
  const dealershipIds = dealerships.map(({ id }) => id);
  const lock = dryRun ? null : await lockFeed(tools.db, { source: mapping.source, dealershipIds, run });
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
  { site, dryRun = false, force = false, reportTo, onProgress }: FeedImport,
  { db, inventory, now, data }: FeedDeps,
  given: Run,
): Promise<FeedReport> {
  const { run, startedAt, feed, mapping, dealershipIds, lock } = given;
  const report: FeedReport = {
    run,
    source: mapping.source,
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
    ignored: ignoredOf(mapping, feed.header),
    issues: [],
    reportFile: reportTo ?? join(data, 'feeds', `${run}.csv`),
  };
  const stamp = await feed.stamp();
  if (!dryRun) await recordStart(db, { id: run, siteSlug: site.slug, source: mapping.source, startedAt });
  const end = async (failure: string | null): Promise<void> => {
    if (dryRun) return;
    const { accepted, removed, rejected, inserted, changed } = report;
    const counts = failure ? { changed: 0, removed: 0 } : { changed: inserted + changed, removed };
    await recordEnd(db, run, { finishedAt: now(), accepted, rejected, ...counts, held: failure });
  };
  const issues = openReport(report.reportFile);
  const readings = await openSpool<NumberedReading>(join(data, 'feeds', `.${run}.rows`));
  const changes = await openSpool<FeedVehicle>(join(data, 'feeds', `.${run}.changes`));
  try {
    const seen = new Set<string>();
    const spellings = await spellingsOfOthers(db, given);
    const context = { db, site, mapping, now: Math.floor(startedAt.getTime() / 1_000), spellings };
    await readRows(feed, { ...context, lock }, { readings, spellings });
    const plan = planner(context);
    let rows = 0;
    for await (const batch of readings.batches(batchSize)) {
      rows += batch.length;
      const planned = await plan(batch);
      await lock?.extend();
      await count(planned, rows, { report, issues, seen, onProgress });
      if (!dryRun) await changes.add(planned.write);
    }
    const before = await idsFromFeed(db, mapping.source, dealershipIds);
    const gone = new Set([...before.values()].flat().filter((id) => !seen.has(id)));
    report.removed = gone.size;
    report.held = force ? null : suspicionOf(report.accepted, before, gone, site);
    if (report.held === null && (await feed.stamp()) !== stamp)
      report.held = 'The file changed while it was being read.';
    if (report.held === null && !dryRun) {
      let stored = 0;
      for await (const batch of changes.batches(batchSize)) {
        await lock?.extend();
        await inventory.upsert(await readyToStore(context, batch), mapping.source);
        stored += batch.length;
        onProgress?.({ phase: 'storing', rows: stored });
      }
      await lock?.extend();
      await inventory.remove([...gone]);
    }
    await end(report.held);
  } catch (fault) {
    await end(`It failed: ${(fault as Error).message}`.slice(0, 500)).catch(() => undefined);
    throw fault;
  } finally {
    await readings.remove();
    await changes.remove();
    await issues.close();
  }
  return report;
}

interface Counting {
  report: FeedReport;
  issues: ReportFile;
  seen: Set<string>;
  onProgress: FeedImport['onProgress'];
}

const issueCounts = { rejected: 'rejected', warning: 'warnings', doubt: 'doubts' } as const;

async function count(plan: BatchPlan, rows: number, { report, issues, seen, onProgress }: Counting): Promise<void> {
  report.rows = rows;
  for (const id of plan.ids) seen.add(id);
  report.accepted += plan.ids.length;
  for (const counted of ['inserted', 'changed', 'unchanged'] as const) report[counted] += plan[counted];
  for (const issue of plan.issues) {
    report[issueCounts[issue.kind]] += 1;
    if (report.issues.length < issuesInMemory) report.issues.push(issue);
    await issues.add(issue);
  }
  onProgress?.({ phase: 'checking', rows });
}
