import type { Site } from '@forecourt/domain';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DraftAnswer, DraftService, SiteDraft } from '../../ports/draftPort.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import type { Registered } from '../registry/registered.ts';
import { wordedProblem, type SiteReading } from '../sites/readSite.ts';
import { pictureFile, type PictureCopies } from '../sites/sitePictures.ts';
import { draftNames, stampOf } from '../sites/siteFiles.ts';
import { draftLabel, draftOrigin, type DraftLinks } from './draftLinks.ts';
import { readDraft } from './readDraft.ts';

export interface DraftOptions {
  /** Folder of the site files, which drafts lie beside. */
  folder: string;
  /** Origin of previews with `{draft}`; null: there are none. */
  originTemplate: string | null;
  demo: boolean;
  registered: Registered;
  links: DraftLinks;
  /** Where pictures are served from. @default they are not copied */
  pictures?: PictureCopies;
  now: () => Date;
}

interface ReadDraftFile {
  stamp: string;
  parts: readonly string[];
  reading: SiteReading;
}

/** A site as previews have it: it can be reached at their host name alone, and its links stay there. */
const movedTo = (site: Site, origin: string): Site => ({ ...site, origin, hosts: [new URL(origin).hostname] });

/** Drafts of site files, read anew whenever they have changed. */
export function openDrafts(options: DraftOptions): DraftService {
  const { folder, originTemplate, demo, registered, links, pictures, now } = options;
  const active = new AsyncLocalStorage<SiteDraft>();
  const known = new Map<string, ReadDraftFile>();
  const suffix = originTemplate === null ? null : new URL(originTemplate.replace('{draft}', 'draft')).hostname.slice(5);

  /** @throws when the file is gone */
  function readNow(file: string, origin: string): SiteReading {
    const before = known.get(file);
    if (before && before.stamp === stampOf(folder, file, before.parts)) return before.reading;
    const read = readDraft(folder, file, demo ? now().toISOString().slice(0, 10) : null, registered);
    if ('site' in read) {
      for (const [picture, asset] of Object.entries(read.site.assets))
        pictures?.keep(pictureFile(folder, read.site.slug, picture), asset);
    }
    const reading = 'site' in read ? { site: movedTo(read.site, origin) } : { problems: read.problems };
    known.set(file, { stamp: stampOf(folder, file, read.parts) ?? '', parts: read.parts, reading });
    return reading;
  }

  const isPreviewHost = (host: string): boolean => suffix !== null && host.endsWith(suffix);

  return {
    isPreviewHost,
    read(host, token): DraftAnswer {
      const link = token === null ? null : links.read(token, now());
      if (!link || originTemplate === null || suffix === null) return { kind: 'over' };
      const { file, until } = link;
      if (host !== `${draftLabel(file)}${suffix}` || !draftNames(folder).includes(file)) return { kind: 'over' };
      const reading = readNow(file, draftOrigin(originTemplate, file));
      if ('problems' in reading) return { kind: 'wrong', file, problems: reading.problems.map(wordedProblem) };
      return { kind: 'shown', draft: { file, site: reading.site, until } };
    },
    show: (draft, work) => active.run(draft, work),
    shown: () => active.getStore() ?? null,
  };
}

/** The sites of a host, among which a draft that is shown takes its site's place. */
export function withDrafts(sites: SiteStore, drafts: Pick<DraftService, 'shown'>): SiteStore {
  const shown = () => drafts.shown()?.site ?? null;
  return {
    ...sites,
    byHost(host) {
      const draft = shown();
      return draft?.hosts.includes(host.toLowerCase()) ? draft : sites.byHost(host);
    },
    bySlug(slug) {
      const draft = shown();
      return draft?.slug === slug ? draft : sites.bySlug(slug);
    },
  };
}
