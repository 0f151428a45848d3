import type { Site } from '@forecourt/domain';
import type { Config } from '../../config/config.ts';
import { errorMessage } from './errorMessage.ts';
import { faultStack } from './importFault.ts';
import type { FeedImport, FeedReport } from './feedOrder.ts';
import { openMappedFeed } from './openMappedFeed.ts';
import { readOptions, usage, type ImportOptions, type WatchOptions } from './importOptions.ts';
import { importProgress } from './importProgress.ts';
import { readMapping } from './readMapping.ts';
import { suggestCommand, type SuggestDeps } from './suggest/suggestCommand.ts';
import { watchFolder } from './watchFolder.ts';
import { maxFeedBytes } from './feedSource.ts';
import { IncompleteFeedError } from './feedFileError.ts';
import { holdUnread } from './holdUnread.ts';
import type { FeedDeps } from './importFeed.ts';
import { isAddress, pullFeed } from './pullFeed.ts';
import { CommandError } from '../../config/commandError.ts';
import type { Registered } from '../../config/registry/registered.ts';

export interface CommandDeps extends SuggestDeps {
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'sitesFolder' | 'feeds'>;
  /** What the host has registered, asked for a feed that can be read. @default the platform's own */
  registered?: () => Promise<Registered>;
  /** A line that the next one replaces on a terminal; in a log one that stays. */
  progress: (line: string) => void;
  /** Whether progress is shown to a person. @default false */
  isTerminal?: boolean;
  now: () => Date;
  /** Ends the watching of a folder. @default never */
  signal?: AbortSignal;
}

async function findSite(slug: string, { config, registered, now }: CommandDeps): Promise<Site> {
  const { openSiteStore } = await import('../../config/sites/openSiteStore.ts');
  const sites = openSiteStore({
    folder: config.sitesFolder,
    ...(registered && { registered: await registered() }),
    demo: false,
    originTemplate: '',
    log: () => undefined,
    now: () => now().getTime(),
  });
  const site = sites.bySlug(slug);
  if (site) return site;
  throw new CommandError(
    `There is no site '${slug}'; there are ${sites
      .all()
      .map((one) => one.slug)
      .join(', ')}.`,
  );
}

const amount = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-AU')} ${number === 1 ? one : many}`;

function printReport(report: FeedReport, say: (line: string) => void): void {
  const { dryRun, held } = report;
  const skipped = report.skipped > 0 ? `, ${report.skipped.toLocaleString('en-AU')} skipped` : '';
  for (const note of report.notes) say(note);
  say(
    `${amount(report.rows, 'row')} read: ${report.accepted.toLocaleString('en-AU')} accepted, ${report.rejected.toLocaleString('en-AU')} rejected${skipped}.`,
  );
  const would = dryRun || held !== null ? 'would be ' : '';
  const counts = `${report.inserted} ${would}new, ${report.changed} ${would}changed, ${report.unchanged} unchanged, ${report.removed} ${would}removed`;
  say(`${counts}.`);
  if (report.ignored.length > 0) say(`Columns that nothing reads: ${report.ignored.join(', ')}.`);
  for (const { row, column, reason } of report.issues.filter(({ kind }) => kind === 'rejected').slice(0, 10)) {
    say(`  row ${row}${column ? `, ${column}` : ''}: ${reason}`);
  }
  if (report.rejected + report.warnings > 0) {
    say(
      `${amount(report.rejected, 'rejected row')} and ${amount(report.warnings, 'unreadable cell')} are listed in ${report.reportFile}.`,
    );
  }
  if (report.keptBack > 0) {
    const stay = `${amount(report.keptBack, 'vehicle')} that the feed lacks ${would === '' ? 'stay' : 'would stay'}`;
    const why = report.incomplete
      ? 'because the rest of it is missing.'
      : 'because rejected rows may be theirs: correct those rows, or remove the vehicles with --force.';
    say(`${stay}, ${why}`);
  }
  if (report.doubts > 0) {
    say(
      `${amount(report.doubts, 'comparison rate')} of the feed do not come of their rates and the site's fees; they are kept, and listed in ${report.reportFile}.`,
    );
  }
  if (held !== null) {
    if (report.incomplete) {
      say(
        `HELD, nothing was changed. ${held} Get the whole feed; with --force the rows that are there come in, and nothing is removed.`,
      );
      return;
    }
    const release = dryRun ? '.' : `, or release it:\n  npm run import -- --release ${report.run}`;
    say(`HELD, nothing was changed. ${held} Check the feed; when it is right, run it again with --force${release}`);
  }
  if (held === null && dryRun) say('This was a dry run: nothing was changed.');
}

/** Opens the database for one step of an import. */
async function withStock(
  { config, now }: CommandDeps,
  step: (tools: FeedDeps) => Promise<FeedReport>,
): Promise<FeedReport> {
  const { connectApart } = await import('../../database/connectApart.ts');
  const { openInventory } = await import('../inventory/openInventory.ts');
  const database = await connectApart({ data: config.dataFolder, databaseUrl: config.databaseUrl });
  try {
    const { db, sessions } = database;
    return await step({ db, sessions, inventory: openInventory({ db, now }), now, data: config.dataFolder });
  } finally {
    await database.close();
  }
}

/** Says what came of an import. @returns exit code */
function finish(report: FeedReport, { isTerminal = false, progress, say }: CommandDeps): number {
  if (isTerminal) progress('');
  printReport(report, say);
  return report.held === null ? 0 : 2;
}

/** Fetches the feed at an address, and imports it where it is not the edition of the last import. */
async function pullAndRun(options: ImportOptions, deps: CommandDeps): Promise<number> {
  const { file: address, mapping, secret, force, dryRun, report: reportTo, maxBytes = maxFeedBytes } = options;
  const { secrets, hosts } = deps.config.feeds;
  const authorization = secret === undefined ? null : secrets[secret];
  if (authorization === undefined) throw new CommandError(`FORECOURT_FEED_SECRETS has no secret named '${secret}'.`);
  const read = mapping === undefined ? null : readMapping(mapping);
  const purpose = JSON.stringify([options.site, read]);
  const again = force || dryRun;
  const data = deps.config.dataFolder;
  const pulled = await pullFeed({ address, data, purpose, authorization, hosts, again, maxBytes }).catch(
    (error: unknown) => {
      if (error instanceof IncompleteFeedError) return error;
      throw error;
    },
  );
  if (!pulled) {
    deps.say(`The feed at ${address} has not changed since it was imported.`);
    return 0;
  }
  if (pulled instanceof IncompleteFeedError) {
    const site = await findSite(options.site, deps);
    const order = { file: null, site, mapping: read, mappingFile: mapping, dryRun, reportTo };
    return finish(await withStock(deps, (tools) => holdUnread(order, tools, pulled)), deps);
  }
  const report = await importFile({ ...options, file: pulled.file }, deps);
  // What arrived in part is fetched again, though its server says that it has not changed.
  if (!dryRun && !report.incomplete) await pulled.keep();
  return finish(report, deps);
}

async function importFile(options: ImportOptions, deps: CommandDeps): Promise<FeedReport> {
  const { progress, isTerminal = false } = deps;
  const mapping = options.mapping === undefined ? null : readMapping(options.mapping);
  const { file, dryRun, force, report: reportTo, maxBytes } = options;
  const onProgress = importProgress({ show: progress, isTerminal, clock: () => performance.now() });
  // A feed that cannot be read is refused before anything is loaded or started for it; one that is incomplete is held.
  const opened = await openMappedFeed({ file, mapping, maxBytes }).catch((error: unknown) => {
    if (error instanceof IncompleteFeedError) return null;
    throw error;
  });
  if (opened && options.stamp && options.stamp !== opened.feed.openedAs)
    throw new CommandError(`The file ${file} has changed since it was held: import it again.`);
  const site = await findSite(options.site, deps);
  const paths = { file, mappingFile: options.mapping, reportTo };
  const order: FeedImport = { ...paths, site, mapping, dryRun, force, maxBytes, onProgress };
  const { importFeed } = await import('./importFeed.ts');
  return withStock(deps, (tools) => importFeed(order, tools));
}

async function run(options: ImportOptions, deps: CommandDeps): Promise<number> {
  if (isAddress(options.file)) return pullAndRun(options, deps);
  return finish(await importFile(options, deps), deps);
}

/** Imports what a run held. The run says what it was to read, so that nobody has to remember its options. */
async function releaseRun(id: string, deps: CommandDeps): Promise<number> {
  const { connectApart } = await import('../../database/connectApart.ts');
  const { findHeldRun } = await import('./openFeeds.ts');
  const { config } = deps;
  const database = await connectApart({ data: config.dataFolder, databaseUrl: config.databaseUrl });
  const held = await findHeldRun(database.db, id).finally(() => database.close());
  if ('reason' in held) throw new CommandError(held.reason);
  const { siteSlug: site, file, mappingFile, stamp } = held;
  const options = { dryRun: false, force: true, report: undefined, maxBytes: undefined };
  return run({ ...options, site, file, mapping: mappingFile ?? undefined, stamp }, deps);
}

/** Does one step of the command, and says what is wrong where it fails. */
async function orSay(step: () => Promise<number>, args: readonly string[], deps: CommandDeps): Promise<number> {
  try {
    return await step();
  } catch (fault) {
    if (deps.isTerminal) deps.progress('');
    deps.say(errorMessage(fault, deps.config));
    if (args.includes('--verbose')) deps.say(faultStack(fault));
    return 1;
  }
}

/** Imports the newest file of a folder whenever there is a newer one, until it is stopped. */
async function watch({ folder, options }: WatchOptions, args: readonly string[], deps: CommandDeps): Promise<number> {
  const { say, now, signal, config } = deps;
  // What is wrong with the order itself is said at once.
  if (options.mapping !== undefined) readMapping(options.mapping);
  await findSite(options.site, deps);
  await watchFolder({
    folder,
    data: config.dataFolder,
    signal,
    async take(file) {
      say(`${now().toISOString()} ${file}`);
      return (await orSay(() => run({ ...options, file }, deps), args, deps)) !== 1;
    },
    onWatching: () => say(`Watching ${folder}: the newest file there is the feed of ${options.site}.`),
  });
  return 0;
}

/** @returns exit code: 0 imported, 1 failed, 2 held */
export async function importCommand(args: readonly string[], deps: CommandDeps): Promise<number> {
  return orSay(
    async () => {
      const options = readOptions(args);
      if (options && 'release' in options) return releaseRun(options.release, deps);
      if (options && 'suggest' in options) return suggestCommand(options, deps);
      if (options && 'folder' in options) return watch(options, args, deps);
      if (options) return run(options, deps);
      deps.say(usage);
      return 0;
    },
    args,
    deps,
  );
}
