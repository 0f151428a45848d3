/** Invalidates everything of a site: its file has changed, or the finance figures of the search index have. */
export const siteTag = (site: string): string => `site:${site}`;

/** Invalidated when any vehicle that the site lists changes. */
export const stockTag = (site: string): string => `stock:${site}`;

/** Invalidated when that vehicle changes. */
export const carTag = (site: string, slug: string): string => `car:${site}:${slug}`;

/** Invalidated when any content of the site changes, or starts or stops showing. */
export const contentTag = (site: string): string => `content:${site}`;

/** The site that a tag belongs to. */
export const siteOfTag = (tag: string): string => tag.split(':')[1] ?? '';
