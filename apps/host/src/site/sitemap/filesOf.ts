import type { SitemapPart } from '@forecourt/domain';
import type { SitemapEntry } from './sitemapXml.ts';

/** Maximum of URLs that search engines accept in one file. */
const maxAddresses = 50_000;

export interface SitemapFile {
  /** Name in its address. @example 'vehicles-2' */
  name: string;
  entries: readonly SitemapEntry[];
}

/** The files of a part: one, or more for a site with very many addresses; none for an empty part. */
export const filesOf = (
  part: SitemapPart,
  entries: readonly SitemapEntry[],
  max = maxAddresses,
): readonly SitemapFile[] =>
  Array.from({ length: Math.ceil(entries.length / max) }, (_, place) => ({
    name: place === 0 ? part : `${part}-${place + 1}`,
    entries: entries.slice(place * max, (place + 1) * max),
  }));
