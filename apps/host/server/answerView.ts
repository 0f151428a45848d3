import type { Site } from '@forecourt/domain';
import type { OpenedPlatform } from '@forecourt/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { longestUserAgent } from '../src/site/request/visitorOf.ts';
import { securityHeaders } from './secureHtml.ts';

/** Its name among the routes of requests. */
export const viewRoute = '/api/cars/[slug]/view.json';
const viewPath = /^\/api\/cars\/([^/]+)\/view\.json$/;

/** The vehicle whose live facts a path asks for; null for every other path. */
export function viewedVehicle(path: string): string | null {
  const [, slug] = viewPath.exec(path) ?? [];
  try {
    return slug === undefined ? null : decodeURIComponent(slug);
  } catch {
    return null;
  }
}

export interface ViewCall {
  request: IncomingMessage;
  response: ServerResponse;
  /** Address of the visitor. */
  address: string;
  /** Slug of the vehicle. */
  slug: string;
}

/**
 * Answers the facts that may have changed since a vehicle's page was stored, in JSON; 404 and null where there is no such
 * vehicle. Each GET counts as a view, that of a draft aside. They come one for each page view, so the framework is not
 * asked.
 */
export async function answerView(
  platform: Pick<OpenedPlatform, 'views' | 'drafts'>,
  site: Site,
  { request, response, address, slug }: ViewCall,
): Promise<void> {
  const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('website_id') ?? site.slug;
  const count = request.method === 'GET' && platform.drafts.shown() === null;
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  const live = asked === site.slug ? await platform.views.view(site, slug, { count, address, userAgent }) : null;
  const body = Buffer.from(JSON.stringify(live ?? null));
  response.writeHead(live ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...securityHeaders,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
