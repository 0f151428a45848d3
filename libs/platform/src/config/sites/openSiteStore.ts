import { siteSchema, toPublicSite, type PublicSite, type Site, type SiteInput } from '@forecourt/domain';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteStore } from '../../ports/sitePort.ts';
import { checkSites, readSiteFiles, stampOf, type Sites } from './siteFiles.ts';

export interface SiteStoreOptions {
  /** Folder of `{slug}.json` files. */
  folder: string;
  /** Demo mode: every site also answers on `{slug}.localhost`, and days of files that say so move on with the day. */
  demo: boolean;
  /** Origin of sites that name none; `{slug}` stands for the site. */
  originTemplate: string;
  /** Receives a one-line message when a changed file is not taken. */
  log: (message: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface WritableSiteStore extends SiteStore {
  /** Checks and stores a site; running hosts take it up within a second. @throws when it is not valid */
  write(site: SiteInput): Site;
}

/** The closed map of sites. @throws with every problem of every file when one is not valid at the start */
export function openSiteStore({ folder, demo, originTemplate, log, now }: SiteStoreOptions): WritableSiteStore {
  const today = () => (demo ? new Date(now()).toISOString().slice(0, 10) : null);
  const stampNow = () => `${today()} ${stampOf(folder)}`;
  let stamp = stampNow();
  let loaded = checkSites(readSiteFiles(folder), today());
  let checked = now();
  /** The public part of a site is computed once, because every page reads it several times. */
  const known = new WeakMap<Site, PublicSite>();

  function publicSite(site: Site): PublicSite {
    const made = known.get(site) ?? toPublicSite(site, originTemplate.replace('{slug}', site.slug));
    known.set(site, made);
    return made;
  }

  function current(): Sites {
    if (now() - checked < 1_000) return loaded;
    checked = now();
    try {
      const fresh = stampNow();
      if (fresh === stamp) return loaded;
      stamp = fresh;
      loaded = checkSites(readSiteFiles(folder), today());
    } catch (fault) {
      log(`The changed sites are not taken, the last good ones stay: ${(fault as Error).message}`);
    }
    return loaded;
  }

  return {
    byHost: (host) => current().hosts.get(host.toLowerCase()) ?? null,
    bySlug: (slug) => current().sites.get(slug) ?? null,
    all: () => [...current().sites.values()],
    publicSite,
    write(input) {
      const name = `${input.slug}.json`;
      const text = `${JSON.stringify(siteSchema.safeParse(input).data ?? input, null, 2)}\n`;
      // Beside the others: a host name that another site has would keep every host from starting again.
      const files = readSiteFiles(folder).filter((file) => file.name !== name);
      const site = checkSites([...files, { name, text }], today()).sites.get(input.slug);
      if (!site) throw new Error(`The site ${input.slug} is not stored.`);
      writeFileSync(join(folder, `${name}.tmp`), text);
      renameSync(join(folder, `${name}.tmp`), join(folder, name));
      checked = 0;
      return site;
    },
  };
}
