import { create } from 'xmlbuilder2';
import { pictureAddress } from '../page/pictureAddress.ts';

/** An address in the sitemap. */
export interface SitemapEntry {
  /** Path of the site. */
  path: string;
  /** Date or instant of its last change. Left out where unknown. @example '2026-11-22' */
  updated?: string;
  /** Addresses of its pictures as in the site's data, on the site or on another host. */
  pictures?: readonly string[];
}

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

/** Escapes an address as text: the builder would take `&name;` in it for an entity. */
const written = (address: string): string => address.replaceAll('&', '&amp;');

/** Absolute addresses, as sitemaps require. */
const absolute = (path: string, origin: string): string => written(new URL(path, origin).href);

/** One sitemap file, with dates of change and pictures. @param origin of the site */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const root = create({ encoding: 'UTF-8' }).ele('urlset', namespaces);
  for (const { path, updated, pictures = [] } of entries) {
    const url = root.ele('url');
    url.ele('loc').txt(absolute(path, origin));
    if (updated) url.ele('lastmod').txt(updated);
    for (const picture of pictures.filter((one) => URL.canParse(one, origin))) {
      url
        .ele('image:image')
        .ele('image:loc')
        .txt(written(pictureAddress(picture, origin)));
    }
  }
  return root.end({ prettyPrint: true });
}

/** The sitemap index. @param origin of the site */
export function sitemapIndexXml(files: readonly Omit<SitemapEntry, 'pictures'>[], origin: string): string {
  const root = create({ encoding: 'UTF-8' }).ele('sitemapindex', { xmlns: namespaces.xmlns });
  for (const { path, updated } of files) {
    const file = root.ele('sitemap');
    file.ele('loc').txt(absolute(path, origin));
    if (updated) file.ele('lastmod').txt(updated);
  }
  return root.end({ prettyPrint: true });
}
