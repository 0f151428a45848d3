/** Goes when the site's file says something else, or the figures of the search index are others: all that is kept of it. */
export const siteTag = (site: string): string => `site:${site}`;

/** Goes when any vehicle changes that the site lists. */
export const stockTag = (site: string): string => `stock:${site}`;

/** Goes when that vehicle changes. */
export const carTag = (site: string, slug: string): string => `car:${site}:${slug}`;

/** Goes when any content of the site changes, or begins or ceases to show. */
export const contentTag = (site: string): string => `content:${site}`;

/** The site that a tag is of. */
export const siteOfTag = (tag: string): string => tag.split(':')[1] ?? '';
