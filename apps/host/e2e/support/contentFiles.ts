import { slugify } from '@forecourt/domain';
import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { SiteSlug } from './address.ts';
import { siteOf } from './gated.ts';

const content = join(import.meta.dirname, '../../content');

/** Names of the pages of prose that a site has: everybody's, its manufacturer's, its own. */
export function contentPageSlugs(slug: SiteSlug): string[] {
  const { manufacturer, country } = siteOf(slug);
  const owners = [
    'shared',
    `countries/${(country ?? 'AU').toLowerCase()}`,
    `sites/${slug}`,
    ...(manufacturer ? [`manufacturers/${slugify(manufacturer)}`] : []),
  ];
  const folders = owners.map((owner) => join(content, owner, 'pages')).filter((folder) => existsSync(folder));
  const slugs = [...new Set(folders.flatMap((folder) => readdirSync(folder).map((file) => parse(file).name)))];
  if (slugs.length === 0) throw new Error(`${slug} has no page of prose in ${content}.`);
  return slugs;
}
