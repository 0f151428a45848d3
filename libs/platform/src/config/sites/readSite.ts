import { demoDates, siteSchema, type Site } from '@forecourt/domain';
import { basename } from 'node:path';
import type { z } from 'zod';
import type { SiteProblem } from '../../ports/sitePort.ts';
import { didYouMean } from './closestName.ts';
import { siteFaults } from './siteFaults.ts';
import type { SiteFile } from './siteFiles.ts';
import { unknownFieldsOf } from './unknownFields.ts';

/** What the host has registered, which the files of sites name. */
export interface Registered {
  /** Null where nobody draws pages: a command takes every name. */
  themes: readonly string[] | null;
}

export type SiteReading = { site: Site } | { problems: SiteProblem[] };

/** Slugs that the host itself uses as names. */
const reservedSlugs = new Set(['demo', 'internal', 'www', 'localhost']);
/** Fields of a file that are for people and editors. */
const fieldsForEditors = ['$schema', 'demo_written_on'];

const unknownFields = unknownFieldsOf(siteSchema);

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | null | undefined)?.[part], content);

/** The message of the schema, with the name that was meant where the schema has a list of names. */
function messageOf(issue: z.core.$ZodIssue, content: unknown): string {
  const names = issue.code === 'invalid_value' ? issue.values.filter((one) => typeof one === 'string') : [];
  const typed = valueAt(content, issue.path);
  const question = typeof typed === 'string' ? didYouMean(typed, names) : '';
  return question === '' ? issue.message : `'${String(typed)}' is not known${question}`;
}

/** Reads one file; whether it gets on with the others is `chooseSites`'s to say. */
export function readSite({ name, text }: SiteFile, today: string | null, registered: Registered): SiteReading {
  const problem = (field: string, message: string): SiteProblem => ({ file: name, field, message });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (fault) {
    return { problems: [problem('', `is not JSON (${(fault as Error).message})`)] };
  }
  const isRecord = typeof content === 'object' && content !== null && !Array.isArray(content);
  const record = isRecord ? demoDates(content as Record<string, unknown>, today) : content;
  const problems = isRecord
    ? unknownFields(record)
        .filter(({ path }) => !fieldsForEditors.includes(path))
        .map(({ path, suggestion }) =>
          problem(path, `is no field that is known${suggestion === null ? '' : `; did you mean '${suggestion}'?`}`),
        )
    : [];
  const parsed = siteSchema.safeParse(record);
  if (!parsed.success) {
    const issues = parsed.error.issues
      // These are among the unknown fields already.
      .filter(({ code }) => problems.length === 0 || (code !== 'unrecognized_keys' && code !== 'invalid_key'))
      .map((issue) => problem(issue.path.join('.'), messageOf(issue, record)));
    return { problems: [...issues, ...problems] };
  }
  const site = parsed.data;
  if (site.slug !== basename(name, '.json')) problems.push(problem('slug', "must be the file's name"));
  if (reservedSlugs.has(site.slug)) problems.push(problem('slug', `'${site.slug}' is kept for the host itself`));
  problems.push(...siteFaults(site).map(([field, message]) => problem(field, message)));
  const { themes } = registered;
  if (themes && !themes.includes(site.theme)) {
    const known = didYouMean(site.theme, themes) || `: there are ${themes.join(', ')}`;
    problems.push(problem('theme', `'${site.theme}' is not known${known}`));
  }
  return problems.length > 0 ? { problems } : { site };
}

/** A problem in one line. */
export const wordedProblem = ({ file, field, message }: SiteProblem): string =>
  `${file}: ${field === '' ? 'the file' : field}: ${message}`;
