import { carPath } from '@forecourt/domain';
import { carTag, siteOfTag, stockTag } from '../src/site/cache/cacheTags.ts';

/** What a change makes wrong on the pages of a site: everything, or what they say of some vehicles, by their slugs. */
export type SiteChange = 'everything' | ReadonlySet<string>;

/** With more vehicles than this it is an import, and looking for each costs more than making the pages anew. */
const manyVehicles = 50;

/** The changes that tags stand for, by the slug of the site. */
export function changesOfTags(tags: readonly string[]): Map<string, SiteChange> {
  const changes = new Map<string, SiteChange>();
  for (const site of new Set(tags.map(siteOfTag))) {
    const own = tags.filter((tag) => siteOfTag(tag) === site);
    const start = carTag(site, '');
    const vehicles = own.filter((tag) => tag.startsWith(start)).map((tag) => tag.slice(start.length));
    const isOfVehicles = own.every((tag) => tag === stockTag(site) || tag.startsWith(start));
    const isKnown = isOfVehicles && vehicles.length > 0 && vehicles.length <= manyVehicles;
    changes.set(site, isKnown ? new Set(vehicles) : 'everything');
  }
  return changes;
}

const linkStart = carPath({ slug: '' });
const slugBytes = new Set(Buffer.from('0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_.~%-'));

/** The vehicle whose page a path is; null for every other page. */
export const vehicleOfPath = (path: string): string | null =>
  path.startsWith(linkStart) && !/[/?]/.test(path.slice(linkStart.length)) ? path.slice(linkStart.length) : null;

/** Slugs of the vehicles that a page links to, which it does wherever it shows one. */
export function vehiclesOn(body: Buffer): Set<string> {
  const vehicles = new Set<string>();
  // A page is not decoded for a hundred short pieces of it.
  for (let at = body.indexOf(linkStart); at >= 0; at = body.indexOf(linkStart, at + 1)) {
    const from = at + linkStart.length;
    let end = from;
    while (slugBytes.has(body[end] ?? 0)) end += 1;
    if (end > from) vehicles.add(body.toString('latin1', from, end));
  }
  return vehicles;
}
