import { demoDates, flagNames, siteSchema, type Site } from '@forecourt/domain';
import { basename } from 'node:path';
import type { SiteProblem } from '../../ports/sitePort.ts';
import { didYouMean } from '../closestName.ts';
import { plainIssue } from '../plainIssue.ts';
import { siteMessageFaults } from '../registry/messageFaults.ts';
import { unknownLenders } from '../registry/ownLenders.ts';
import { siteWithCurrentKeys } from '../registry/formerKeys.ts';
import { registeredFlags, registeredMessages, type Registered } from '../registry/registered.ts';
import { siteFaults, type Fault } from './siteFaults.ts';
import type { SiteFile } from './siteFiles.ts';
import { siteVendors } from './siteVendors.ts';
import { unknownFieldMessage, unknownFieldsOf } from '../unknownFields.ts';

export type SiteReading = { site: Site } | { problems: SiteProblem[] };

/** Slugs that the host itself uses as names. */
const reservedSlugs = new Set(['demo', 'internal', 'www', 'localhost']);
/** Fields of a file that are for people and editors. */
const fieldsForEditors = ['$schema', 'themeData.$schema', 'demo_written_on'];

const unknownFields = unknownFieldsOf(siteSchema);

/** A problem of a theme in the name of its own file. */
const ofTheme = (file: string, field: string, message: string): SiteProblem => ({
  file,
  field,
  message: field === '' ? 'is not a JSON record' : message,
});

const notThere = (field: string, name: string, names: readonly string[]): Fault[] =>
  names.includes(name)
    ? []
    : [[field, `'${name}' is not known${didYouMean(name, names) || `: there are ${names.join(', ')}`}`]];

/** Template, flags and messages of a site's file, right or wrong, that the host has not registered. */
function unregistered(record: unknown, { templates, flags: own, messages: known }: Registered): Fault[] {
  const { template, flags, messages, themeData } = record as Partial<
    Record<'template' | 'flags' | 'messages' | 'themeData', unknown>
  >;
  const ofTheme =
    typeof themeData === 'object' && themeData !== null && 'messages' in themeData ? themeData.messages : {};
  const flagsThere = [...flagNames, ...Object.keys(own)];
  return [
    ...(typeof template === 'string' ? notThere('template', template, [...templates.keys()]) : []),
    ...Object.keys(typeof flags === 'object' && flags !== null ? flags : {}).flatMap((name): Fault[] =>
      flagsThere.includes(name)
        ? []
        : [[`flags.${name}`, `is not a flag of the platform or of this host${didYouMean(name, flagsThere)}`]],
    ),
    ...siteMessageFaults(messages, known),
    ...siteMessageFaults(ofTheme, known).map(([field, message]): Fault => [`themeData.${field}`, message]),
  ];
}

/** Destinations by channels that the host has not registered, or with settings that the channel cannot use. */
function channelFaults({ leadDestinations }: Site, { channels }: Registered): Fault[] {
  const names = Object.keys(channels);
  return leadDestinations.flatMap((one, at): Fault[] => {
    if (one.type !== 'channel') return [];
    const field = `leadDestinations.${at}`;
    const channel = Object.hasOwn(channels, one.channel) ? channels[one.channel] : undefined;
    if (!channel) return notThere(`${field}.channel`, one.channel, names);
    const read = channel.settings.safeParse(one.settings);
    const issues = read.success ? [] : read.error.issues;
    return issues.map(({ path, message }) => [[field, 'settings', ...path].join('.'), message]);
  });
}

/** Reads one file; whether it gets on with the others is `chooseSites`'s to say. */
export function readSite(
  { name, text, themeFile = null, pictureFaults = [] }: SiteFile,
  today: string | null,
  registered: Registered,
): SiteReading {
  const problem = (field: string, message: string): SiteProblem =>
    themeFile !== null && /^themeData(\.|$)/.test(field)
      ? ofTheme(themeFile, field.replace(/^themeData\.?/, ''), message)
      : { file: name, field, message };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (fault) {
    return { problems: [problem('', `is not JSON (${(fault as Error).message})`)] };
  }
  const isRecord = typeof content === 'object' && content !== null && !Array.isArray(content);
  const record = isRecord
    ? siteWithCurrentKeys(demoDates(content as Record<string, unknown>, today), registered.messages)
    : content;
  const problems = isRecord
    ? unknownFields(record)
        .filter(({ path }) => !fieldsForEditors.includes(path))
        .map((field) => problem(field.path, unknownFieldMessage(field)))
    : [];
  const names = isRecord ? unregistered(record, registered).map(([field, message]) => problem(field, message)) : [];
  const parsed = siteSchema.safeParse(record, { error: plainIssue });
  if (!parsed.success) {
    const issues = parsed.error.issues
      // These are among the unknown fields already.
      .filter(({ code }) => problems.length === 0 || (code !== 'unrecognized_keys' && code !== 'invalid_key'))
      .map((issue) => problem(issue.path.join('.'), issue.message));
    return { problems: [...names, ...issues, ...problems] };
  }
  const site = parsed.data;
  if (site.slug !== basename(name, '.json')) problems.push(problem('slug', "must be the file's name"));
  if (reservedSlugs.has(site.slug)) problems.push(problem('slug', `'${site.slug}' is kept for the host itself`));
  problems.push(...[...siteFaults(site), ...pictureFaults].map(([field, message]) => problem(field, message)));
  const { themes } = registered;
  if (themes && site.themeData) {
    problems.push(
      ...themes.problemsOf(site.themeData).map(({ field, message }) => problem(`themeData.${field}`, message)),
    );
  }
  const { vendors, faults: vendorFaults } = siteVendors(site, registered);
  if (site.vendors.length > 0) vendorFaults.push(['vendors', "is not for site files: name plug-ins under 'plugins'"]);
  if (Object.keys(site.finance.ownLenders).length > 0) {
    problems.push(
      problem('finance.ownLenders', "is not for site files: register lenders in the host's forecourt.config.ts"),
    );
  }
  problems.push(
    ...names,
    ...[...channelFaults(site, registered), ...unknownLenders(site, registered.lenders), ...vendorFaults].map(
      ([field, message]) => problem(field, message),
    ),
  );
  if (themes && !site.themeData) {
    problems.push(...notThere('theme', site.theme, themes.names).map(([field, message]) => problem(field, message)));
  }
  if (problems.length > 0) return { problems };
  const flags = registeredFlags(site, registered);
  const finance = { ...site.finance, ownLenders: registered.lenders };
  return { site: { ...site, vendors, flags, finance, messages: registeredMessages(site, registered) } };
}

/** A problem in one line. */
export const wordedProblem = ({ file, field, message }: SiteProblem): string =>
  `${file}: ${field === '' ? 'the file' : field}: ${message}`;
