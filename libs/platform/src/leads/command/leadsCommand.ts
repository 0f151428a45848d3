import { pino } from 'pino';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import type { OpenedDatabase } from '../../database/database.ts';
import { connectDatabase } from '../../database/socket.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { openSiteStore } from '../../config/sites/openSiteStore.ts';
import { openDeliveryQueue } from '../../jobs/deliveryQueue.ts';
import { defaultTiming } from '../../config/leadsConfig.ts';
import type { LeadPlace } from '../destinations/leadFacts.ts';
import { timelineOf } from '../timeline.ts';
import { CommandError, isForPeople } from '../../config/commandError.ts';
import { usage } from './usage.ts';
import { writeToFile } from '../../config/writeToFile.ts';
import { writeLeads } from './exportLeads.ts';
import { eachLead, findLeadById, newestLeadsBy } from './leadQueries.ts';
import { readFilter } from './leadFilter.ts';
import { listLines, showLines } from './leadWords.ts';
import { releaseByIds } from './releaseLeads.ts';
import { replayByIds, replayParked, type ReplayCommandDeps } from './replayLeads.ts';
import type { Registered } from '../../config/registry/registered.ts';

export interface LeadsDeps {
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'sitesFolder' | 'demo'>;
  /** What the host has registered. @default the platform's own */
  registered?: Registered;
  /** One finished line for people. */
  say: (line: string) => void;
  /** CSV for the screen, as it comes. */
  write: (text: string) => Promise<void>;
  now: () => Date;
}

interface CommandContext extends LeadsDeps {
  database: OpenedDatabase;
  sites: Pick<SiteStore, 'bySlug'>;
}

/** Stands for a site that no longer exists, of which leads are still kept. */
const removedSite: LeadPlace = { locations: [], country: 'AU', locale: null };

const text = { type: 'string' } as const;
const yes = { type: 'boolean', default: false } as const;
const filters = { site: text, since: text, state: text, category: text } as const;
const commands = {
  list: { ...filters, limit: text },
  show: {},
  export: { ...filters, out: text },
  release: {},
  replay: { site: text, since: text, category: text, parked: yes, again: yes },
} as const;

type Options = Partial<Record<'site' | 'since' | 'state' | 'category' | 'limit' | 'out', string>> &
  Partial<Record<'parked' | 'again', boolean>>;

function readLimit(given = '50'): number {
  if (!/^[1-9]\d{0,4}$/.test(given)) throw new CommandError(`--limit '${given}' is no number from 1 to 99999.`);
  return Number(given);
}

async function list(options: Options, { database, say, now }: CommandContext): Promise<void> {
  const leads = await newestLeadsBy(database.db, readFilter(options, now()), readLimit(options.limit));
  if (leads.length === 0) say('There are no such leads.');
  else for (const line of listLines(leads)) say(line);
}

async function show(ids: readonly string[], { database, say, sites }: CommandContext): Promise<void> {
  const [id, second] = ids;
  if (id === undefined) throw new CommandError(`Name the lead.\n\n${usage}`);
  if (second !== undefined) throw new CommandError(`'${second}' is one too many: show takes one lead.`);
  const booked = await findLeadById(database.db, id);
  if (!booked) throw new CommandError(`There is no lead and no delivery '${id}'.`);
  const timeline = await timelineOf(database.db, booked.lead.lead_id);
  const place = sites.bySlug(booked.lead.site_slug) ?? removedSite;
  for (const line of showLines(booked, timeline, place)) say(line);
}

async function exportLeads(options: Options, { database, say, sites, write, now }: CommandContext): Promise<void> {
  const leads = eachLead(database.db, readFilter(options, now()));
  const placeOf = (slug: string) => sites.bySlug(slug) ?? removedSite;
  if (options.out === undefined) {
    await writeLeads(leads, placeOf, write);
    return;
  }
  const path = resolve(options.out);
  const count = await writeToFile(path, (toFile) => writeLeads(leads, placeOf, toFile));
  say(`${count} ${count === 1 ? 'lead' : 'leads'} in ${path}`);
}

/** Runs work with an open queue, and prints how many deliveries it queued. */
async function withQueue(
  { database, say, sites, now }: CommandContext,
  nothing: string,
  run: (tools: ReplayCommandDeps) => Promise<number>,
): Promise<void> {
  const queue = await openDeliveryQueue(database.db, defaultTiming, pino({ level: 'silent' }), false);
  try {
    const tools = { database: database.db, queue, now, say, siteOf: (slug: string) => sites.bySlug(slug) };
    const queued = await run(tools);
    if (queued === 0) say(nothing);
    else say(`${queued} queued: a running host or worker sends ${queued === 1 ? 'it' : 'them'} within seconds.`);
  } finally {
    await queue.close();
  }
}

async function release(ids: readonly string[], tools: CommandContext): Promise<void> {
  if (ids.length === 0) throw new CommandError(`Name the leads that are good.\n\n${usage}`);
  await withQueue(tools, 'Nothing was queued.', (parts) => releaseByIds(parts, ids));
}

async function replay(ids: readonly string[], options: Options, tools: CommandContext): Promise<void> {
  const { parked = false, again = false } = options;
  if (parked === ids.length > 0) throw new CommandError(`Name leads or deliveries, or say --parked.\n\n${usage}`);
  if (parked && again) throw new CommandError('--again goes with ids, not with --parked.');
  await withQueue(tools, parked ? 'Nothing is parked.' : 'Nothing was queued.', (parts) =>
    parked ? replayParked(parts, readFilter(options, tools.now())) : replayByIds(parts, ids, again),
  );
}

function openSites({ config, registered, say, now }: LeadsDeps): SiteStore {
  try {
    return openSiteStore({
      folder: config.sitesFolder,
      demo: config.demo,
      originTemplate: 'http://{slug}',
      ...(registered && { registered }),
      log: say,
      now: () => now().getTime(),
    });
  } catch (fault) {
    throw new CommandError((fault as Error).message);
  }
}

/** Leads of a removed site can still be listed. */
async function checkSite(slug: string, { sites, database }: CommandContext): Promise<void> {
  if (sites.bySlug(slug) || (await newestLeadsBy(database.db, { site: slug }, 1)).length > 0) return;
  throw new CommandError(`There is no site '${slug}', and no lead of one.`);
}

async function run([command = '', ...args]: readonly string[], deps: LeadsDeps): Promise<void> {
  if (!Object.hasOwn(commands, command)) {
    throw new CommandError(command === '' ? usage : `There is no command '${command}'.\n\n${usage}`);
  }
  const options = commands[command as keyof typeof commands];
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const commandOptions = values as Options;
  const { config, now } = deps;
  // Checked before anything is opened.
  readFilter(commandOptions, now());
  if (['list', 'export'].includes(command) && positionals[0] !== undefined) {
    throw new CommandError(`'${positionals[0]}' is one too many.\n\n${usage}`);
  }
  const sites = openSites(deps);
  const database = await connectDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
  try {
    const tools = { ...deps, database, sites };
    if (commandOptions.site !== undefined) await checkSite(commandOptions.site, tools);
    if (command === 'list') await list(commandOptions, tools);
    else if (command === 'show') await show(positionals, tools);
    else if (command === 'export') await exportLeads(commandOptions, tools);
    else if (command === 'release') await release(positionals, tools);
    else await replay(positionals, commandOptions, tools);
  } finally {
    await database.close();
  }
}

/** @returns exit code: 0 done, 1 failed */
export async function leadsCommand(args: readonly string[], deps: LeadsDeps): Promise<number> {
  if (args.includes('--help') || args[0] === 'help') {
    deps.say(usage);
    return 0;
  }
  try {
    await run(args, deps);
    return 0;
  } catch (fault) {
    if (!isForPeople(fault)) throw fault;
    deps.say(fault.message);
    return 1;
  }
}
