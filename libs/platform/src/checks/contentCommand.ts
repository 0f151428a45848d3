import { contentKindNames, isContentOwner, type ContentKind } from '@forecourt/domain';
import { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';
import { CommandError, isForPeople } from '../config/commandError.ts';
import { openSiteStore } from '../config/sites/openSiteStore.ts';
import { connectDatabase } from '../database/socket.ts';
import type { InventoryStore } from '../ports/inventoryPort.ts';
import type { SiteStore } from '../ports/sitePort.ts';
import { demoSignInKey } from '../secrets/demoKey.ts';
import { openInventory } from '../stock/inventory/openInventory.ts';
import { openDatabaseContent } from '../content/database/openDatabaseContent.ts';
import { openFileContent } from '../content/files/openFileContent.ts';
import { mergeSources } from '../content/mergeSources.ts';
import { openContent, type OpenedContent } from '../content/openContent.ts';
import { makePreview } from '../content/preview/makePreview.ts';
import { openPreviewLinks } from '../content/preview/previewLinks.ts';
import { redirectWarnings } from '../content/redirectRows.ts';
import type { Registered } from '../config/registry/registered.ts';

const usage = `Usage: npm run content -- COMMAND

  check                     every record of files and database, as each site shows it; what is wrong, and what would be right
  preview SITE KIND NAME    a link that shows a draft, a change to what is live, or a record that is to come, in its page
    --owner OWNER           whose draft, where there are several, such as manufacturers/toyota
    --path PATH             another page of the site that shows it, such as /
    --hours NUMBER          how long the link is good, 72 if not said`;

export interface ContentCommandDeps {
  config: Pick<
    Config,
    'sitesFolder' | 'contentFolder' | 'dataFolder' | 'databaseUrl' | 'demo' | 'originTemplate' | 'port' | 'signIn'
  >;
  /** What the host has registered. @default the platform's own */
  registered?: Registered;
  /** One finished line for people. */
  say: (line: string) => void;
  now: () => Date;
}

interface CommandContext extends ContentCommandDeps {
  inventory: Pick<InventoryStore, 'slugs'>;
  sites: SiteStore;
  content: OpenedContent;
}

/** @returns how many problems there are */
async function check(context: CommandContext): Promise<number> {
  const { content, sites, say } = context;
  const problems = content.problems();
  for (const { origin, field, message } of problems) say(`${origin}: ${field === null ? '' : `${field}: `}${message}`);
  for (const site of sites.all())
    for (const warning of await redirectWarnings(context, site)) say(`warning: ${warning}`);
  const count = sites
    .all()
    .flatMap((site) => contentKindNames.map((kind) => content.list(site, kind).length))
    .reduce((sum, one) => sum + one, 0);
  say(
    problems.length === 0
      ? `Nothing is wrong: ${count} records show on ${sites.all().length} sites.`
      : `${problems.length} to mend.`,
  );
  return problems.length;
}

async function preview(
  tools: CommandContext,
  [site = '', kind = '', slug = '', more]: readonly string[],
  options: { owner?: string; path?: string; hours?: string },
) {
  if (slug === '' || more !== undefined) throw new CommandError(usage);
  if (!contentKindNames.includes(kind as ContentKind)) {
    throw new CommandError(`There is no kind '${kind}': use one of ${contentKindNames.join(', ')}.`);
  }
  const { owner } = options;
  if (owner !== undefined && !isContentOwner(owner)) {
    throw new CommandError(`There is no owner '${owner}': use shared, manufacturers/MAKE or sites/SITE.`);
  }
  const { config, say } = tools;
  const links = openPreviewLinks(config.signIn.secret ?? (await demoSignInKey(config.dataFolder)));
  const request = { site, kind: kind as ContentKind, slug, owner, path: options.path };
  const made = makePreview(
    { ...tools, links },
    { ...request, ...(options.hours !== undefined && { hours: Number(options.hours) }) },
  );
  if (!made.ok) throw new CommandError(made.message);
  say(made.url);
  say(`Good until ${made.until.toISOString()}, for whoever has it.`);
}

async function run(args: readonly string[], deps: ContentCommandDeps): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { owner: { type: 'string' }, path: { type: 'string' }, hours: { type: 'string' } },
    allowPositionals: true,
  });
  const [command = '', ...names] = positionals;
  if (!['check', 'preview'].includes(command) || (command === 'check' && names.length > 0))
    throw new CommandError(usage);
  const { config, now } = deps;
  const sites = openSiteStore({
    folder: config.sitesFolder,
    demo: config.demo,
    originTemplate: config.originTemplate ?? `http://{slug}.localhost:${config.port}`,
    ...(deps.registered && { registered: deps.registered }),
    log: deps.say,
    now: () => now().getTime(),
  });
  const database = await connectDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
  try {
    const source = mergeSources(
      openFileContent(config.contentFolder, config.demo ? now : null),
      openDatabaseContent(database.db),
    );
    // No log: the commands print problems themselves.
    const blocks = deps.registered?.blocks ?? null;
    const content = await openContent({ source, sites: () => sites.all(), now, blocks, log: () => undefined });
    try {
      const inventory = openInventory({ db: database.db, now });
      const tools = { ...deps, sites, content, inventory };
      if (command === 'check') return await check(tools);
      await preview(tools, names, values);
      return 0;
    } finally {
      await content.close();
    }
  } finally {
    await database.close();
  }
}

/** @returns exit code: 0 done, and nothing is wrong; 1 else */
export async function contentCommand(args: readonly string[], deps: ContentCommandDeps): Promise<number> {
  if (args.includes('--help') || args[0] === 'help') {
    deps.say(usage);
    return 0;
  }
  try {
    return (await run(args, deps)) === 0 ? 0 : 1;
  } catch (fault) {
    if (!isForPeople(fault)) throw fault;
    deps.say(fault.message);
    return 1;
  }
}
