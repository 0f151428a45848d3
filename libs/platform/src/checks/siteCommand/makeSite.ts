import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CommandError } from '../../config/commandError.ts';
import { plainIssue } from '../../config/plainIssue.ts';
import { readSite, wordedProblem } from '../../config/sites/readSite.ts';
import { withParts } from '../../config/sites/siteFiles.ts';
import { newSite } from './newSite.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';
import { siteQuestions, type SiteAnswers, type SiteQuestion } from './siteQuestions.ts';

/** Options of `new`, as they were typed. */
export type TypedAnswers = Readonly<Record<string, string | undefined>>;

const slugPattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Asks until the answer can be read; an empty one leaves out what is not needed. */
async function askFor({ text, isNeeded, schema, value }: SiteQuestion, deps: SiteCommandDeps) {
  for (;;) {
    const more = isNeeded ? ` (${value})` : ` such as ${value} (Enter leaves it out)`;
    const typed = (await deps.ask?.(`${text}${more}: `))?.trim() ?? '';
    if (typed === '' && !isNeeded) return null;
    const read = schema.safeParse(typed, { error: plainIssue });
    if (read.success) return read.data;
    deps.say(read.error.issues.map(({ message }) => message).join('; '));
  }
}

/** @throws CommandError that names every option that is missing or wrong */
async function answersOf(typed: TypedAnswers, deps: SiteCommandDeps): Promise<SiteAnswers> {
  const questions = siteQuestions(deps);
  const problems: string[] = [];
  const answers: Partial<Record<keyof SiteAnswers, SiteAnswers[keyof SiteAnswers]>> = {};
  for (const { name, schema } of questions) {
    const value = typed[name];
    if (value === undefined) continue;
    const read = schema.safeParse(value, { error: plainIssue });
    if (read.success) answers[name] = read.data;
    else problems.push(`--${name}: ${read.error.issues.map(({ message }) => message).join('; ')}`);
  }
  const open = questions.filter(({ name }) => typed[name] === undefined);
  if (!deps.ask) {
    for (const { name, isNeeded, value } of open)
      if (isNeeded) problems.push(`--${name} is missing: --${name} ${value}`);
  }
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  for (const question of open) answers[question.name] = deps.ask ? await askFor(question, deps) : null;
  return answers as SiteAnswers;
}

/**
 * Writes the file of a new site, asks for what is missing, and says where the site is and what it lacks still.
 * @throws CommandError that says what would be right; nothing is written then
 */
export async function makeSite(slug: string, typed: TypedAnswers, deps: SiteCommandDeps): Promise<void> {
  const { config, say } = deps;
  if (!slugPattern.test(slug)) {
    throw new CommandError(
      `'${slug}' cannot be a site's name: use small letters, digits and hyphens, as in mildura-mazda.`,
    );
  }
  const name = `${slug}.json`;
  const file = join(config.sitesFolder, name);
  if (existsSync(file))
    throw new CommandError(`${relative('.', file)} is there already: change it, or choose another name.`);
  const site = newSite(slug, await answersOf(typed, deps));
  const { schemaFile, ownSchemaFile = schemaFile } = deps;
  const schema = relative(config.sitesFolder, existsSync(ownSchemaFile) ? ownSchemaFile : schemaFile);
  const text = `${JSON.stringify({ $schema: schema, ...site }, null, 2)}\n`;
  const reading = readSite(withParts(config.sitesFolder, { name, text }), null, deps.registered);
  if ('problems' in reading) throw new CommandError(reading.problems.map(wordedProblem).join('\n'));
  writeFileSync(file, text, { flag: 'wx' });
  const origin = (config.originTemplate ?? `http://{slug}.localhost:${config.port}`).replace('{slug}', slug);
  say(`Written: ${relative('.', file)}. A running host shows it within a second at ${origin}/`);
  const missing = [
    site.locations ? null : 'no location: add one with address, phone and opening hours to "locations"',
    site.leadDestinations ? null : 'no destination for leads: add one to "leadDestinations"',
    site.dealerships[0]?.licence_number ? null : 'no licence number, which some states require',
  ].filter((line) => line !== null);
  for (const line of missing) say(`Still missing: ${line}.`);
  say(`Its vehicles come from the feed under the dealership ID '${site.stockDealershipIds[0]}'.`);
  say(`Every field: ${relative('.', join(dirname(schemaFile), 'site-fields.md'))}`);
}
