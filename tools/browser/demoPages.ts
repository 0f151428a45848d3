import { openSiteStore, processConfig } from '@forecourt/platform';
import { join } from 'node:path';
import { hostRegistered } from '../sites/hostRegistered.ts';
import { getPage } from './getPage.ts';

export const pageNames = ['home', 'search', 'vehicle', 'contact', 'not-found'] as const;
export type PageName = (typeof pageNames)[number];
export type DemoPages = Readonly<Record<PageName, string>>;

const root = join(import.meta.dirname, '../..');

/** Path of the first vehicle that a list links to, or null. */
export function firstVehicle(html: string): string | null {
  return /<a[^>]*\shref="(\/cars\/[^"#?]+)"/.exec(html)?.[1] ?? null;
}

/**
 * Addresses of a demo site's pages on the running host.
 * @throws with one sentence when there is no such site, no host, or no vehicle
 */
export async function demoPages(slug: string, port: number): Promise<DemoPages> {
  const read = processConfig(root);
  if (!read.ok) throw new Error(`The configuration is not right: ${read.problems.join(' ')}`);
  const template = 'http://{slug}.localhost:' + port;
  const sites = openSiteStore({
    folder: read.config.sitesFolder,
    demo: true,
    originTemplate: template,
    registered: await hostRegistered(port),
    log: console.error,
    now: Date.now,
  });
  const site = sites.bySlug(slug);
  if (!site) {
    const known = sites.all().map((one) => one.slug);
    throw new Error(`There is no site '${slug}': the sites are ${known.join(', ')}.`);
  }
  const origin = template.replace('{slug}', slug);
  const { body } = await getPage(`${origin}${site.paths.search}`);
  const vehicle = firstVehicle(body.toString('utf8'));
  if (vehicle === null) throw new Error(`The search page of '${slug}' lists no vehicle: seed or import stock first.`);
  return {
    home: `${origin}/`,
    search: `${origin}${site.paths.search}`,
    vehicle: `${origin}${vehicle}`,
    contact: `${origin}${site.paths.contact}`,
    'not-found': `${origin}/there-is-no-such-page`,
  };
}
