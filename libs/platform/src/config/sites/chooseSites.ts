import type { Site } from '@forecourt/domain';
import type { SiteProblem } from '../../ports/sitePort.ts';
import { siteRules } from './siteRules.ts';

/** Sites by their slugs. */
export type SitesBySlug = ReadonlyMap<string, Site>;

export interface ChosenSites {
  sites: SitesBySlug;
  /** Every host name, and whose it is. */
  hosts: ReadonlyMap<string, Site>;
  /** Why a site that was offered was not taken. */
  problems: SiteProblem[];
}

export interface SiteChoice {
  /** Sites as they were last good. */
  before: SitesBySlug;
  /** The same and others as their files say now. */
  offered: SitesBySlug;
  /** Every host name that a site answers to. */
  hostsOf: HostsOf;
}

/** Every host name that a site answers to. */
export type HostsOf = (site: Site) => readonly string[];

/** Sites that get on with each other: no host name twice, one set of finance figures for the stock of a dealership. */
class SiteSet {
  readonly sites = new Map<string, Site>();
  readonly hosts = new Map<string, Site>();
  readonly #financed = new Map<string, Map<string, string>>();
  readonly #hostsOf: HostsOf;

  constructor(hostsOf: HostsOf) {
    this.#hostsOf = hostsOf;
  }

  /** What keeps a site out, by field; nothing when it has been taken in the place of its former self. */
  offer(site: Site): [field: string, message: string][] {
    const rules = site.stockDealershipIds.map((id) => [id, JSON.stringify(siteRules(site, id))] as const);
    const clashes: [string, string][] = this.#hostsOf(site).flatMap((host) => {
      const owner = this.hosts.get(host)?.slug ?? site.slug;
      return owner === site.slug ? [] : [['hosts', `'${host}' belongs to ${owner} already`]];
    });
    for (const [id, own] of rules) {
      const other = [...(this.#financed.get(id) ?? [])].find(([slug, theirs]) => slug !== site.slug && theirs !== own);
      if (!other) continue;
      const message = `of '${id}' other lenders, exclusion or quotes than ${other[0]}, which lists it too`;
      clashes.push(['finance', message]);
    }
    if (clashes.length > 0) return clashes;
    const former = this.sites.get(site.slug);
    if (former) this.#remove(former);
    this.sites.set(site.slug, site);
    for (const host of this.#hostsOf(site)) this.hosts.set(host, site);
    for (const [id, own] of rules) {
      this.#financed.set(id, (this.#financed.get(id) ?? new Map<string, string>()).set(site.slug, own));
    }
    return [];
  }

  #remove(site: Site): void {
    for (const host of this.#hostsOf(site)) this.hosts.delete(host);
    for (const id of site.stockDealershipIds) this.#financed.get(id)?.delete(site.slug);
  }
}

/**
 * The sites to serve. One that does not get on with another that is served already stays as it was last good, or out;
 * sites that change a host name among each other are taken whatever the order.
 */
export function chooseSites({ before, offered, hostsOf }: SiteChoice): ChosenSites {
  const set = new SiteSet(hostsOf);
  const reasons = new Map<string, [string, string][]>();
  let waiting = [...before.values()];
  let changed = [...offered.values()].filter((site) => before.get(site.slug) !== site);
  for (const site of waiting) set.offer(site);
  do {
    waiting = changed;
    changed = waiting.filter((site) => {
      const clashes = set.offer(site);
      reasons.set(site.slug, clashes);
      return clashes.length > 0;
    });
  } while (changed.length > 0 && changed.length < waiting.length);
  const bySlug = [...set.sites.values()].toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  return {
    sites: new Map(bySlug.map((site) => [site.slug, site])),
    hosts: set.hosts,
    problems: changed.flatMap(({ slug }) =>
      (reasons.get(slug) ?? []).map(([field, message]) => ({ file: `${slug}.json`, field, message })),
    ),
  };
}
