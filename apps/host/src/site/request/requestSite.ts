import type { Site } from '@forecourt/domain';
import { platform } from '../../platform.ts';

/** The site of a route handler: by the internal path segment, and only when the request's host is one of its own. */
export function requestSite(request: Request, slug: string): Site | null {
  const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '').toLowerCase();
  const site = platform().sites.byHost(host);
  return site && site.slug === slug ? site : null;
}
