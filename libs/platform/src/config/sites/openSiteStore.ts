import { siteSchema, toPublicSite, type PublicSite, type Site, type SiteInput } from '@forecourt/domain';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteProblem, SiteStore } from '../../ports/sitePort.ts';
import { chooseSites } from './chooseSites.ts';
import type { LastGoodSites } from './lastGoodSites.ts';
import { readSite, wordedProblem, type SiteReading } from './readSite.ts';
import { readSiteFile, siteFileNames, stampOf, type SiteFile } from './siteFiles.ts';

export interface SiteStoreOptions {
  /** Folder of `{slug}.json` files. */
  folder: string;
  /** Demo mode: every site also answers on `{slug}.localhost`, and days of files that say so move on with the day. */
  demo: boolean;
  /** Origin of sites that name none; `{slug}` stands for the site. */
  originTemplate: string;
  /** Names of the themes that sites may have. @default every name */
  themes?: readonly string[];
  /** Where good files are kept for the next start. @default nowhere */
  lastGood?: LastGoodSites;
  /** Receives a one-line message for each problem of a file, once. */
  log: (message: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface WritableSiteStore extends SiteStore {
  /** Checks and stores a site; running hosts take it up within a second. @throws when it is not valid */
  write(site: SiteInput): Site;
}

/** A file as it was last read. */
interface ReadFile {
  stamp: string;
  text: string;
  reading: SiteReading;
  /** Whether the text is kept as the last good one. */
  isKept: boolean;
}

const listed = (problems: readonly SiteProblem[]): string => problems.map(wordedProblem).join('\n  ');

/**
 * The closed map of sites. A file that is wrong leaves its site as it was last good, and every other site alone.
 * @throws with every problem of every file when not one site can be served at the start
 */
export function openSiteStore(options: SiteStoreOptions): WritableSiteStore {
  const { folder, demo, originTemplate, themes = null, lastGood, log, now } = options;
  const today = () => (demo ? new Date(now()).toISOString().slice(0, 10) : null);
  const read = (file: SiteFile): SiteReading => readSite(file, today(), { themes });
  const files = new Map<string, ReadFile>();
  /** The public part of a site is computed once, because every page reads it several times. */
  const publicSites = new WeakMap<Site, PublicSite>();
  let day = today();
  let chosen = chooseSites({ before: new Map(), offered: new Map(), demo });
  let problems: readonly SiteProblem[] = [];
  let checked = now();

  /** Reads what has changed. @returns whether anything has */
  function readChanged(): boolean {
    const names = siteFileNames(folder);
    const isNewDay = day !== today();
    day = today();
    let hasChanged = false;
    for (const name of files.keys()) {
      if (names.includes(name)) continue;
      files.delete(name);
      lastGood?.remove(name);
      hasChanged = true;
    }
    for (const name of names) {
      const stamp = stampOf(folder, name);
      if (stamp === null || (!isNewDay && files.get(name)?.stamp === stamp)) continue;
      const file = readSiteFile(folder, name);
      files.set(name, { stamp, text: file.text, reading: read(file), isKept: false });
      hasChanged = true;
    }
    return hasChanged;
  }

  /** What a site was before its file went wrong: as it is served, or at the start as it was kept. */
  function formerSite(name: string): Site[] {
    const served = chosen.sites.get(name.replace(/\.json$/, ''));
    if (served) return [served];
    const text = lastGood?.read(name) ?? null;
    const reading = text === null ? null : read({ name, text });
    return reading && 'site' in reading ? [reading.site] : [];
  }

  function choose(): void {
    const before = [...files].flatMap(([name]) => formerSite(name));
    const offered = [...files.values()].flatMap(({ reading }) => ('site' in reading ? [reading.site] : []));
    const bySlug = (sites: readonly Site[]) => new Map(sites.map((site) => [site.slug, site]));
    chosen = chooseSites({ before: bySlug(before), offered: bySlug(offered), demo });
    const logged = new Set(problems.map(wordedProblem));
    const wrong = [...files.values()].flatMap(({ reading }) => ('problems' in reading ? reading.problems : []));
    problems = [...wrong, ...chosen.problems].toSorted((one, other) => (one.file < other.file ? -1 : 1));
    for (const problem of problems) {
      const line = wordedProblem(problem);
      const isServed = chosen.sites.has(problem.file.replace(/\.json$/, ''));
      const outcome = isServed ? 'the site stays as it was' : 'the site is not served';
      if (!logged.has(line)) log(`${line}; ${outcome}`);
    }
    for (const [name, file] of files) {
      const { text, reading, isKept } = file;
      if (isKept || !('site' in reading) || chosen.sites.get(reading.site.slug) !== reading.site) continue;
      lastGood?.write({ name, text });
      file.isKept = true;
    }
  }

  function current() {
    if (now() - checked < 1_000) return chosen;
    checked = now();
    try {
      if (readChanged()) choose();
    } catch (fault) {
      log(`The changed sites are not taken, the last good ones stay: ${(fault as Error).message}`);
    }
    return chosen;
  }

  readChanged();
  choose();
  if (chosen.sites.size === 0) throw new Error(`The sites cannot be used:\n  ${listed(problems)}`);

  return {
    byHost: (host) => current().hosts.get(host.toLowerCase()) ?? null,
    bySlug: (slug) => current().sites.get(slug) ?? null,
    all: () => [...current().sites.values()],
    problems() {
      current();
      return problems;
    },
    publicSite(site) {
      const made = publicSites.get(site) ?? toPublicSite(site, originTemplate.replace('{slug}', site.slug));
      publicSites.set(site, made);
      return made;
    },
    write(input) {
      const name = `${input.slug}.json`;
      const text = `${JSON.stringify(siteSchema.safeParse(input).data ?? input, null, 2)}\n`;
      const reading = read({ name, text });
      if ('problems' in reading) throw new Error(listed(reading.problems));
      const { site } = reading;
      const clashes = chooseSites({ before: current().sites, offered: new Map([[site.slug, site]]), demo }).problems;
      if (clashes.length > 0) throw new Error(listed(clashes));
      writeFileSync(join(folder, `${name}.tmp`), text);
      renameSync(join(folder, `${name}.tmp`), join(folder, name));
      checked = 0;
      return site;
    },
  };
}
