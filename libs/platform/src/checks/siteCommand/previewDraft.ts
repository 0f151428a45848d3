import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { CommandError } from '../../config/commandError.ts';
import { draftOrigin, draftParameter } from '../../config/drafts/draftLinks.ts';
import { configuredDraftLinks } from '../../config/drafts/configuredDraftLinks.ts';
import { readDraft } from '../../config/drafts/readDraft.ts';
import { wordedProblem } from '../../config/sites/readSite.ts';
import { isDraftName, siteFileNames, slugOfDraft } from '../../config/sites/siteFiles.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';
import { changesBetween, wordedChange } from './siteDiff.ts';

export interface PreviewWish {
  /** Path of the draft, or its name in the folder of sites; null for the site's own draft. */
  file: string | null;
  /** How long the link is good, as it was typed. */
  hours: string | undefined;
}

const usualHours = 48;
const mostHours = 24 * 30;
const labelLetters = 63;

/** Name of the draft in the folder of sites. @throws CommandError that says how to make one */
function draftOf(slug: string, given: string | null, folder: string): string {
  const shown = relative('.', folder);
  const name = given === null ? `${slug}.draft.json` : basename(given);
  const path = given === null || dirname(given) === '.' ? join(folder, name) : resolve(given);
  if (dirname(path) !== resolve(folder)) {
    throw new CommandError(`A draft lies beside the site files, where the host reads it: put it into ${shown}.`);
  }
  if (!isDraftName(name) || slugOfDraft(name) !== slug) {
    throw new CommandError(
      `'${name}' is no name for a draft of ${slug}: call it ${slug}.draft.json, or ${slug}.winter.draft.json.`,
    );
  }
  if (!existsSync(path)) {
    throw new CommandError(
      `There is no ${join(shown, name)}: copy ${join(shown, `${slug}.json`)} to it and change the copy.`,
    );
  }
  return name;
}

function hoursOf(typed: string | undefined): number {
  const hours = Number(typed ?? usualHours);
  if (hours > 0 && hours <= mostHours) return hours;
  throw new CommandError(`--hours: a number from 1 to ${mostHours}, not '${typed}'`);
}

/**
 * Checks a draft of a site, tells what it changes, and prints a signed link to it.
 * @throws CommandError with everything that is wrong with the draft
 */
export async function previewDraft(slug: string, { file, hours }: PreviewWish, deps: SiteCommandDeps): Promise<void> {
  const { config, registered, say, now } = deps;
  const folder = config.sitesFolder;
  const template = config.previewOrigin;
  if (template === null) {
    throw new CommandError(
      'Previews need host names: set FORECOURT_PREVIEW_ORIGIN to such as https://{draft}.preview.agency.example.',
    );
  }
  const name = draftOf(slug, file, folder);
  const until = Math.floor(now().getTime() / 1_000 + hoursOf(hours) * 3_600);
  const reading = readDraft(folder, name, config.demo ? now().toISOString().slice(0, 10) : null, registered);
  if ('problems' in reading) throw new CommandError(reading.problems.map(wordedProblem).join('\n'));
  const origin = draftOrigin(template, name);
  const label = new URL(origin).hostname.split('.', 1)[0] ?? '';
  if (label.length > labelLetters) {
    throw new CommandError(`'${label}' is too long for a host name: call the draft something shorter.`);
  }
  const live = `${slug}.json`;
  if (siteFileNames(folder).includes(live)) {
    const record = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown;
    const changes = changesBetween(record(live), record(name));
    say(changes.length === 0 ? `The draft changes nothing of ${live}.` : `What the draft changes of ${live}:`);
    for (const change of changes) say(`  ${wordedChange(change)}`);
  } else say(`${live} is not there yet: everything in the draft is new.`);
  const token = (await configuredDraftLinks(config)).sign({ file: name, until });
  say(`${origin}/?${draftParameter}=${token}`);
  say(`Good until ${new Date(until * 1_000).toISOString()}, for whoever has it.`);
}
