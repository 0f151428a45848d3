import { editorOf, editorPath, type Site } from '@forecourt/domain';
import { and, eq } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { CommandError, isForPeople } from '../../config/commandError.ts';
import type { Registered } from '../../config/registry/registered.ts';
import { openSiteStore } from '../../config/sites/openSiteStore.ts';
import type { Db } from '../../database/database.ts';
import { editorPasskeys } from '../../database/schema/index.ts';
import { connectDatabase } from '../../database/socket.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { readPerson } from '../person/person.ts';
import { inviteEditor, resetEditor } from './invitations.ts';
import { configuredHashes } from './openConfiguredPasskeys.ts';
import { passkeyRules } from './passkeyRules.ts';

const usage = `Usage: npm run editors -- COMMAND

  list   --site SITE                  who may edit the content of a site, and how many passkeys they have
  invite --site SITE --phone NUMBER   a link by which an editor registers a passkey, once
    --hours NUMBER                    how long the link is good, ${passkeyRules.invitationHours} if not said
  reset  --site SITE --phone NUMBER   removes all passkeys of an editor, who lost them or has left`;

const maxHours = 24 * 30;

export interface EditorsCommandDeps {
  config: Pick<Config, 'sitesFolder' | 'dataFolder' | 'databaseUrl' | 'demo' | 'originTemplate' | 'port' | 'signIn'>;
  /** What the host has registered. @default the platform's own */
  registered?: Registered;
  /** One finished line for people. */
  say: (line: string) => void;
  now: () => Date;
}

interface Task {
  command: string;
  slug: string;
  /** E.164; null for a list. */
  phone: string | null;
  hours: number;
}

/** @throws `CommandError` where the arguments cannot be read */
function readTask(args: readonly string[]): Task {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { site: text, phone: text, hours: text },
    allowPositionals: true,
  });
  const [command = '', more] = positionals;
  const { site: slug, phone, hours = String(passkeyRules.invitationHours) } = values;
  if (!['list', 'invite', 'reset'].includes(command) || more !== undefined || slug === undefined)
    throw new CommandError(usage);
  if ((command === 'list') !== (phone === undefined)) throw new CommandError(usage);
  if (!(Number(hours) > 0 && Number(hours) <= maxHours))
    throw new CommandError(`--hours is a number of hours, up to ${maxHours}.`);
  return { command, slug, phone: phone === undefined ? null : readPerson({ phone }).phone, hours: Number(hours) };
}

function siteOf(sites: SiteStore, slug: string): Site {
  const site = sites.bySlug(slug);
  if (site) return site;
  const known = sites.all().map((one) => one.slug);
  throw new CommandError(`There is no site '${slug}': use one of ${known.join(', ')}.`);
}

async function list(db: Db, site: Site, say: (line: string) => void): Promise<void> {
  if (site.editors.length === 0) say(`Nobody may edit ${site.slug}: name people in "editors" of its file.`);
  for (const { name, mobile } of site.editors) {
    const { phone } = readPerson({ phone: mobile });
    const stored = await db
      .select({ lastUsedAt: editorPasskeys.lastUsedAt })
      .from(editorPasskeys)
      .where(and(eq(editorPasskeys.siteSlug, site.slug), eq(editorPasskeys.phone, phone ?? '')));
    const last = stored
      .map(({ lastUsedAt }) => lastUsedAt.toISOString())
      .toSorted()
      .at(-1);
    const count = `${stored.length} ${stored.length === 1 ? 'passkey' : 'passkeys'}`;
    say(`${name}, ${mobile}: ${last === undefined ? 'no passkey: invite them' : `${count}, last used ${last}`}`);
  }
}

async function run({ command, slug, phone, hours }: Task, deps: EditorsCommandDeps): Promise<void> {
  const { config, say, now } = deps;
  const sites = openSiteStore({
    folder: config.sitesFolder,
    demo: config.demo,
    originTemplate: config.originTemplate ?? `http://{slug}.localhost:${config.port}`,
    ...(deps.registered && { registered: deps.registered }),
    log: say,
    now: () => now().getTime(),
  });
  const site = siteOf(sites, slug);
  const database = await connectDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
  const { db } = database;
  try {
    if (phone === null) return await list(db, site, say);
    if (command === 'reset') {
      const count = await resetEditor(db, { siteSlug: site.slug, phone });
      const isEditor = editorOf(site, phone) !== null;
      return say(
        `${count} ${count === 1 ? 'passkey was' : 'passkeys were'} removed, and the editor is closed to this number${isEditor ? ' until it is invited again' : ''}.`,
      );
    }
    const editor = editorOf(site, phone);
    if (!editor) throw new CommandError(`"editors" of ${site.slug} does not name this number: add it there first.`);
    const invited = { siteSlug: site.slug, phone };
    const { token, expiresAt } = await inviteEditor({ db, hashes: await configuredHashes(config) }, invited, {
      now: now(),
      hours,
    });
    say(`${sites.publicSite(site).origin}${editorPath}?invitation=${token}`);
    say(
      `For ${editor.name}, once, until ${expiresAt.toISOString()}. Give it to them in person or by a call, not by text message.`,
    );
  } finally {
    await database.close();
  }
}

/** @returns exit code: 0 done, 1 failed */
export async function editorsCommand(args: readonly string[], deps: EditorsCommandDeps): Promise<number> {
  if (args.includes('--help') || args[0] === 'help') {
    deps.say(usage);
    return 0;
  }
  try {
    await run(readTask(args), deps);
    return 0;
  } catch (error) {
    if (!isForPeople(error)) throw error;
    deps.say(error.message);
    return 1;
  }
}
