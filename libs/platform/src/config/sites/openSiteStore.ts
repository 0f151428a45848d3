import { siteSchema, toPublicSite, type PublicSite, type Site, type SiteInput } from '@forecourt/domain';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchFolders } from '../../files/watchFolders.ts';
import type { SiteProblem, SiteStore } from '../../ports/sitePort.ts';
import { platformOnly, type Registered } from '../registry/registered.ts';
import { chooseSites } from './chooseSites.ts';
import type { LastGoodSites } from './lastGoodSites.ts';
import { pictureFile, type PictureCopies } from './sitePictures.ts';
import { readSite, wordedProblem, type SiteReading } from './readSite.ts';
import { readSiteFile, siteFileNames, siteFolders, stampOf, withParts, type SiteFile } from './siteFiles.ts';

export interface SiteStoreOptions {
  /** Folder of `{slug}.json` files. */
  folder: string;
  /** Demo mode: every site also answers to `{slug}.localhost`, and days of files that say so move on with the day. */
  demo: boolean;
  /** Origin of sites that have none of their own, which answer to its host name; `{slug}` is replaced by the site's. */
  originTemplate: string;
  /** Templates, themes and flags that sites may have. @default the platform's own, and themes of every name */
  registered?: Registered;
  /** Folder where valid files are copied for the next start. @default none */
  lastGood?: LastGoodSites;
  /** Folder where the pictures of valid files are copied, which they are served from. @default none */
  pictures?: PictureCopies;
  /** Receives a one-line message for each problem of a file, once. */
  log: (message: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface OpenedSiteStore extends SiteStore {
  /** Checks and stores a site; running hosts take it up within a second. @throws when it is not valid */
  write(site: SiteInput): Site;
  /**
   * Reads changed files as soon as they change. Until then, and once it has ended, they are looked for when a site is
   * asked for, at most once a second: good for commands, but not for a host, whose visitors would wait for it.
   * @param onChange called after files have been read
   * @returns ends it
   */
  follow(onChange: () => void): () => void;
}

/** A file as it was last read. */
interface ReadFile {
  stamp: string;
  /** Further files that it names. */
  parts: readonly string[];
  text: string;
  reading: SiteReading;
  /** Whether the text is stored as the last valid one. */
  isStored: boolean;
  /** Whether that and the copies of its pictures have been seen to. */
  isKept: boolean;
}

/** Milliseconds between looks at the stamps of all files: not every file system reports changes. */
const lookEveryMs = 2_000;
/** Milliseconds without another event after which changed files are read: an editor writes one in several steps. */
const settleMs = 30;

const slugOf = (file: string): string => file.replace(/\.json$/, '');

const listed = (problems: readonly SiteProblem[]): string => problems.map(wordedProblem).join('\n  ');

/**
 * The closed map of sites. A file that is wrong leaves its site as it was last good, and every other site alone.
 * @throws with every problem of every file when not one site can be served at the start
 */
export function openSiteStore(options: SiteStoreOptions): OpenedSiteStore {
  const { folder, demo, originTemplate, registered = platformOnly, lastGood, pictures, log, now } = options;
  const today = () => (demo ? new Date(now()).toISOString().slice(0, 10) : null);
  const read = (file: SiteFile): SiteReading => readSite(file, today(), registered);
  const files = new Map<string, ReadFile>();
  /** The public part of a site is computed once, because every page reads it several times. */
  const publicSites = new WeakMap<Site, PublicSite>();
  let day = today();
  const originOf = ({ origin, slug }: Site): string => origin ?? originTemplate.replace('{slug}', slug);
  /** Every address that is printed, mailed or linked is made of the origin, so its host name is always answered. */
  const hostsOf = (site: Site): string[] => {
    const origin = originOf(site);
    const own = [...(demo ? [`${site.slug}.localhost`] : []), ...site.hosts];
    return [...new Set(URL.canParse(origin) ? [...own, new URL(origin).hostname] : own)];
  };
  let chosen = chooseSites({ before: new Map(), offered: new Map(), hostsOf });
  let problems: readonly SiteProblem[] = [];
  let checked = now();
  let isFollowed = false;

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
      const known = files.get(name);
      const isSame = known !== undefined && known.stamp === stampOf(folder, name, known.parts);
      // A file that has gone since it was listed is missed at the next look.
      if ((!isNewDay && isSame) || stampOf(folder, name, []) === null) continue;
      const file = readSiteFile(folder, name);
      const parts = file.parts ?? [];
      files.set(name, {
        stamp: stampOf(folder, name, parts) ?? '',
        parts,
        text: file.text,
        reading: read(file),
        isStored: false,
        isKept: false,
      });
      hasChanged = true;
    }
    return hasChanged;
  }

  /** A site before its file became invalid: as it is served, or at the start as it was stored. */
  function formerSite(name: string): Site[] {
    const served = chosen.sites.get(slugOf(name));
    if (served) return [served];
    const text = lastGood?.read(name) ?? null;
    const file = files.get(name);
    if (file && text === file.text) file.isStored = true;
    // Most files are as they were, and read already.
    if (file?.isStored && 'site' in file.reading) return [file.reading.site];
    const reading = text === null ? null : read({ name, text });
    return reading && 'site' in reading ? [reading.site] : [];
  }

  function choose(): void {
    const before = [...files].flatMap(([name]) => formerSite(name));
    const offered = [...files.values()].flatMap(({ reading }) => ('site' in reading ? [reading.site] : []));
    const bySlug = (sites: readonly Site[]) => new Map(sites.map((site) => [site.slug, site]));
    chosen = chooseSites({ before: bySlug(before), offered: bySlug(offered), hostsOf });
    const logged = new Set(problems.map(wordedProblem));
    // By their lines: a wrong theme is a problem of each site that has it.
    const wrong = new Map<string, { problem: SiteProblem; outcome: string }>();
    const note = (problem: SiteProblem, slug: string) => {
      const outcome = chosen.sites.has(slug) ? 'the site stays as it was' : 'the site is not served';
      wrong.set(wordedProblem(problem), { problem, outcome });
    };
    for (const [name, { reading }] of files) {
      if ('problems' in reading) for (const problem of reading.problems) note(problem, slugOf(name));
    }
    for (const problem of chosen.problems) note(problem, slugOf(problem.file));
    const sorted = [...wrong].toSorted(([, one], [, other]) => (one.problem.file < other.problem.file ? -1 : 1));
    problems = sorted.map(([, { problem }]) => problem);
    for (const [line, { outcome }] of sorted) if (!logged.has(line)) log(`${line}; ${outcome}`);
    for (const [name, file] of files) {
      const { text, reading, isKept } = file;
      if (isKept || !('site' in reading) || chosen.sites.get(reading.site.slug) !== reading.site) continue;
      if (!file.isStored) lastGood?.write({ name, text });
      for (const [picture, asset] of Object.entries(reading.site.assets))
        pictures?.keep(pictureFile(folder, reading.site.slug, picture), asset);
      file.isStored = true;
      file.isKept = true;
    }
  }

  /** @returns whether any file has changed */
  function look(): boolean {
    checked = now();
    try {
      const hasChanged = readChanged();
      if (hasChanged) choose();
      return hasChanged;
    } catch (fault) {
      log(`The changed sites are not taken, the last good ones stay: ${(fault as Error).message}`);
      return false;
    }
  }

  function current() {
    if (!isFollowed && now() - checked >= 1_000) look();
    return chosen;
  }

  function follow(onChange: () => void): () => void {
    const lookNow = () => {
      if (look()) onChange();
    };
    let settled: NodeJS.Timeout | undefined;
    const watch = watchFolders(() => {
      clearTimeout(settled);
      settled = setTimeout(lookNow, settleMs).unref();
    });
    // The folder of themes may be made later.
    const watchAll = () => siteFolders(folder).forEach((one) => watch.add(one));
    watchAll();
    isFollowed = true;
    const timer = setInterval(() => {
      watchAll();
      lookNow();
    }, lookEveryMs).unref();
    return () => {
      isFollowed = false;
      clearTimeout(settled);
      clearInterval(timer);
      watch.close();
    };
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
      const made = publicSites.get(site) ?? toPublicSite(site, originOf(site));
      publicSites.set(site, made);
      return made;
    },
    write(input) {
      const name = `${input.slug}.json`;
      const { assets: _assets, vendors: _vendors, ...written } = siteSchema.safeParse(input).data ?? input;
      const text = `${JSON.stringify(written, null, 2)}\n`;
      const reading = read(withParts(folder, { name, text }));
      if ('problems' in reading) throw new Error(listed(reading.problems));
      const { site } = reading;
      const clashes = chooseSites({ before: current().sites, offered: new Map([[site.slug, site]]), hostsOf }).problems;
      if (clashes.length > 0) throw new Error(listed(clashes));
      writeFileSync(join(folder, `${name}.tmp`), text);
      renameSync(join(folder, `${name}.tmp`), join(folder, name));
      checked = 0;
      return site;
    },
    follow,
  };
}
