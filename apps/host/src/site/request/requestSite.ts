import type { Site } from '@forecourt/domain';
import { siteAt } from './siteAt.ts';

/** The site of a route handler: by the internal path segment, and only when the request's host is one of its own. */
export function requestSite({ headers }: Request, slug: string): Site | null {
  const site = siteAt(headers);
  return site && site.slug === slug ? site : null;
}
