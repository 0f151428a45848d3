import { demoDates, siteSchema, type Site } from '@forecourt/domain';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { siteRules } from './siteRules.ts';

/** Slugs that the host itself uses as names. */
const reservedSlugs = new Set(['demo', 'internal', 'www', 'localhost']);

export interface SiteFile {
  name: string;
  text: string;
}

/** The sites of a folder, and the complete map of their host names. */
export interface Sites {
  sites: ReadonlyMap<string, Site>;
  hosts: ReadonlyMap<string, Site>;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    throw new Error(
      `The folder of sites ${folder} cannot be read (${code}): set FORECOURT_SITES to a folder that holds one JSON file for each site.`,
    );
  }
}

export function readSiteFiles(folder: string): SiteFile[] {
  const names = namesIn(folder);
  if (names.length === 0) {
    throw new Error(
      `The folder of sites ${folder} holds no site: add one JSON file for each site, or set FORECOURT_SITES to another folder.`,
    );
  }
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Differs whenever a file was added, changed or removed. */
export function stampOf(folder: string): string {
  return namesIn(folder)
    .map((name) => {
      const { mtimeMs, size, ino } = statSync(join(folder, name));
      return `${name}:${mtimeMs}:${size}:${ino}`;
    })
    .join('|');
}

function readSite({ name, text }: SiteFile, today: string | null, problems: string[]): Site | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (fault) {
    problems.push(`${name}: is not JSON (${(fault as Error).message})`);
    return null;
  }
  const isRecord = typeof content === 'object' && content !== null && !Array.isArray(content);
  const parsed = siteSchema.safeParse(isRecord ? demoDates(content as Record<string, unknown>, today) : content);
  if (parsed.success) return parsed.data;
  problems.push(
    ...parsed.error.issues.map((issue) => `${name}: ${issue.path.join('.') || 'the file'}: ${issue.message}`),
  );
  return null;
}

/** Differences between the finance settings of two sites that list the same stock. */
function financeConflicts(site: Site, listed: Map<string, { slug: string; rules: string }>): string[] {
  return site.stockDealershipIds.flatMap((id) => {
    const rules = JSON.stringify(siteRules(site, id));
    const other = listed.get(id);
    if (!other) listed.set(id, { slug: site.slug, rules });
    const clashes = other && other.rules !== rules;
    return clashes
      ? [`finance: of '${id}' other lenders, exclusion or quotes than ${other.slug}, which lists it too`]
      : [];
  });
}

/**
 * @param today YYYY-MM-DD in the demo, whose sites also answer on `{slug}.localhost` and whose days move on; else null
 * @throws with every problem of every file, one a line
 */
export function checkSites(files: readonly SiteFile[], today: string | null): Sites {
  const problems: string[] = [];
  const sites = new Map<string, Site>();
  const hosts = new Map<string, Site>();
  const financed = new Map<string, { slug: string; rules: string }>();
  for (const file of files) {
    const site = readSite(file, today, problems);
    if (!site) continue;
    if (site.slug !== basename(file.name, '.json')) problems.push(`${file.name}: slug: must be the file's name`);
    if (reservedSlugs.has(site.slug)) problems.push(`${file.name}: slug: '${site.slug}' is kept for the host itself`);
    for (const host of today !== null ? [`${site.slug}.localhost`, ...site.hosts] : site.hosts) {
      const taken = hosts.get(host);
      if (taken) problems.push(`${file.name}: hosts: '${host}' belongs to ${taken.slug} already`);
      hosts.set(host, site);
    }
    problems.push(...financeConflicts(site, financed).map((problem) => `${file.name}: ${problem}`));
    sites.set(site.slug, site);
  }
  if (problems.length > 0) throw new Error(`The sites cannot be used:\n  ${problems.join('\n  ')}`);
  return { sites, hosts };
}
