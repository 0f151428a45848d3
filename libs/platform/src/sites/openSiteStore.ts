import { siteSchema, toPublicSite, type Site, type SiteInput } from '@forecourt/domain';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteStore } from '../ports.ts';

export interface SiteStoreOptions {
  /** Folder of `{slug}.json` files. */
  folder: string;
  /** Demo mode: every site also answers on `{slug}.localhost`. */
  demo: boolean;
  /** Origin of sites that name none; `{slug}` stands for the site. */
  originTemplate: string;
  /** Told in one line when a changed file is not taken. */
  log: (message: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface WritableSiteStore extends SiteStore {
  /** Checks and stores a site; running hosts take it up within a second. @throws when it is not valid */
  write(site: SiteInput): Site;
}

/** Slugs that are addresses of the host itself. */
const reservedSlugs = new Set(['demo', 'internal', 'www', 'localhost']);

interface Loaded {
  sites: Map<string, Site>;
  hosts: Map<string, Site>;
}

function load(folder: string, demo: boolean): Loaded {
  const problems: string[] = [];
  const sites = new Map<string, Site>();
  const hosts = new Map<string, Site>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')).sort()) {
    let content: unknown;
    try {
      content = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    } catch (fault) {
      problems.push(`${file}: is not JSON (${(fault as Error).message})`);
      continue;
    }
    const parsed = siteSchema.safeParse(content);
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.') || 'the file'}: ${issue.message}`));
      continue;
    }
    const site = parsed.data;
    if (site.slug !== basename(file, '.json')) problems.push(`${file}: slug: must be the file's name`);
    if (reservedSlugs.has(site.slug)) problems.push(`${file}: slug: '${site.slug}' is kept for the host itself`);
    for (const host of demo ? [`${site.slug}.localhost`, ...site.hosts] : site.hosts) {
      const taken = hosts.get(host);
      if (taken) problems.push(`${file}: hosts: '${host}' belongs to ${taken.slug} already`);
      hosts.set(host, site);
    }
    sites.set(site.slug, site);
  }
  if (sites.size === 0 && problems.length === 0) problems.push(`${folder}: holds no site file`);
  if (problems.length > 0) throw new Error(`The sites cannot be used:\n  ${problems.join('\n  ')}`);
  return { sites, hosts };
}

function stampOf(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => `${name}:${statSync(join(folder, name)).mtimeMs}`).sort().join('|');
}

/** The closed map of sites. @throws with every problem of every file when one is not valid at the start */
export function openSiteStore({ folder, demo, originTemplate, log, now }: SiteStoreOptions): WritableSiteStore {
  let stamp = stampOf(folder);
  let loaded = load(folder, demo);
  let checked = now();

  function current(): Loaded {
    if (now() - checked < 1_000) return loaded;
    checked = now();
    try {
      const fresh = stampOf(folder);
      if (fresh === stamp) return loaded;
      stamp = fresh;
      loaded = load(folder, demo);
    } catch (fault) {
      log(`The changed sites are not taken, the last good ones stay: ${(fault as Error).message}`);
    }
    return loaded;
  }

  return {
    byHost: (host) => current().hosts.get(host) ?? null,
    bySlug: (slug) => current().sites.get(slug) ?? null,
    all: () => [...current().sites.values()],
    publicSite: (site) => toPublicSite(site, originTemplate.replace('{slug}', site.slug)),
    write(input) {
      const parsed = siteSchema.safeParse(input);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Error(`The site is not stored: ${issue?.path.join('.')}: ${issue?.message}`);
      }
      const file = join(folder, `${parsed.data.slug}.json`);
      writeFileSync(`${file}.tmp`, `${JSON.stringify(parsed.data, null, 2)}\n`);
      renameSync(`${file}.tmp`, file);
      checked = 0;
      return parsed.data;
    },
  };
}
