import { basename, join, resolve } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { CommandError, isForPeople } from '../../config/commandError.ts';
import { closestName } from '../../config/closestName.ts';
import { openLastGoodSites } from '../../config/sites/lastGoodSites.ts';
import { draftNames, isDraftName, readSiteFile, siteFileNames, slugOfDraft } from '../../config/sites/siteFiles.ts';
import { checkSites } from './checkSites.ts';
import { exportContent } from './exportContent.ts';
import { exportSite } from './exportSite.ts';
import { makeSite } from './makeSite.ts';
import { sayMessages } from './sayMessages.ts';
import { previewDraft } from './previewDraft.ts';
import { takeFont } from './takeFont.ts';
import { changesBetween, wordedChange } from './siteDiff.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';
import { sayNames } from './siteNames.ts';
import { siteQuestions } from './siteQuestions.ts';
import { writeSchema } from './writeSchema.ts';

const usage = (deps: SiteCommandDeps): string => `Usage: npm run site -- COMMAND

  new SITE                  writes the file of a new site and asks for what is missing
${siteQuestions(deps)
  .map(({ name, value, isNeeded }) => `    --${`${name} ${value}`}${isNeeded ? '' : ' (may be left out)'}`)
  .join('\n')}
  check [SITE]              what is wrong with the files of all sites, or of one, and what would be right
  preview SITE [FILE]       a link to a draft of it at its own host name: SITE.draft.json beside the site files, or FILE
    --hours HOURS (may be left out: 48)
  diff SITE [OTHER]         what its file changes against what was last served, or how it differs from another site's;
                            for SITE.draft what the draft changes
  messages                  what the sites say, by the keys under which a site may say it otherwise
  font SITE FILE            checks a font file of the dealer's, cuts it to what pages use, and puts it beside the site files
  schema                    writes the JSON Schema by which editors complete, explain and check site files
  names                     the host names of all sites, one a line, for a client that fetches certificates
  export SITE --to FOLDER   copies its file and content, to be taken to another host
  content SITE --to FOLDER  writes what its editors have stored as the files that content/ takes, for a repository`;

/** @throws CommandError that names the site that may have been meant */
function fileOf(slug: string, { config }: SiteCommandDeps): string {
  const files = [...siteFileNames(config.sitesFolder), ...draftNames(config.sitesFolder)];
  const names = files.map((name) => basename(name, '.json'));
  if (names.includes(slug)) return readSiteFile(config.sitesFolder, `${slug}.json`).text;
  const meant = closestName(slug, names);
  throw new CommandError(
    `There is no site '${slug}'${meant === null ? `; there are ${names.join(', ')}` : `; did you mean '${meant}'?`}`,
  );
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new CommandError(`${name} is not JSON: ${(fault as Error).message}`);
  }
}

function diff(slug: string, given: string | null, deps: SiteCommandDeps): void {
  // A draft is held against the file that it is to replace.
  const own = slugOfDraft(slug);
  const isDraft = isDraftName(`${slug}.json`);
  const hasFile = isDraft && siteFileNames(deps.config.sitesFolder).includes(`${own}.json`);
  const other = given ?? (hasFile ? own : null);
  const after = parsed(fileOf(slug, deps), `${slug}.json`);
  const served = openLastGoodSites(join(deps.config.dataFolder, 'sites')).read(`${slug}.json`);
  const before = other === null ? served : fileOf(other, deps);
  if (before === null) {
    deps.say(`${slug} has not been served by this installation yet: everything in its file is new.`);
    return;
  }
  const changes = changesBetween(parsed(before, `${other ?? slug}.json`), after);
  for (const change of changes) deps.say(wordedChange(change));
  if (changes.length === 0) deps.say(other === null ? 'Nothing differs from what is served.' : 'Nothing differs.');
}

async function run(args: readonly string[], deps: SiteCommandDeps): Promise<number> {
  const options: ParseArgsOptionsConfig = { to: { type: 'string' }, hours: { type: 'string' } };
  for (const { name } of siteQuestions(deps)) options[name] = { type: 'string' };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command, slug = null, other = null, ...rest] = positionals;
  const typed = values as Record<string, string | undefined>;
  if (rest.length > 0) throw new CommandError(usage(deps));
  if (command === 'check' && other === null) {
    if (slug !== null) fileOf(slug, deps);
    return (await checkSites(deps, slug)) === 0 ? 0 : 1;
  }
  if (command === 'names' && slug === null) sayNames(deps);
  else if (command === 'messages' && slug === null) sayMessages(deps);
  else if (command === 'schema' && slug === null && deps.ownSchemaFile !== undefined)
    writeSchema(deps.ownSchemaFile, deps);
  else if (command === 'new' && slug !== null && other === null) await makeSite(slug, typed, deps);
  else if (command === 'preview' && slug !== null)
    await previewDraft(slug, { file: other, hours: typed['hours'] }, deps);
  else if (command === 'font' && slug !== null && other !== null) {
    fileOf(slug, deps);
    await takeFont(slug, resolve(other), deps);
  } else if (command === 'diff' && slug !== null) diff(slug, other, deps);
  else if (command === 'export' && slug !== null && other === null && typed['to']) {
    fileOf(slug, deps);
    exportSite(slug, resolve(typed['to']), deps);
  } else if (command === 'content' && slug !== null && other === null && typed['to']) {
    fileOf(slug, deps);
    await exportContent(slug, resolve(typed['to']), deps);
  } else throw new CommandError(usage(deps));
  return 0;
}

/** Runs `npm run site`. @returns the exit code: 0 where nothing is wrong */
export async function siteCommand(args: readonly string[], deps: SiteCommandDeps): Promise<number> {
  try {
    return await run(args, deps);
  } catch (fault) {
    if (!isForPeople(fault)) throw fault;
    deps.say(fault.message);
    return 1;
  }
}
