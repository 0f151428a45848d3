import { NextResponse, type NextRequest } from 'next/server';
import { platform } from './platform.ts';

export const config = { matcher: ['/((?!_next/|fonts/).*)'] };

/** Files that the site draws or writes itself. */
const ownFiles: Readonly<Record<string, string>> = {
  '/sitemap.xml': '/feeds/sitemap',
  '/icon.svg': '/feeds/icon',
  '/favicon.ico': '/feeds/icon',
};

/** The pages whose addresses a site configures, and the one that the framework would take for its own. */
function internalPath(path: string, { search, contact }: { search: string; contact: string }): string {
  if (path === search) return '/search';
  if (path === contact) return '/contact';
  const own = ownFiles[path];
  if (own) return own;
  // The internal addresses themselves answer only where the site has put them.
  return path === '/search' || path === '/contact' || path.startsWith('/feeds/') ? '/unknown' : path;
}

/**
 * Routes a host name to its site's pages. It only routes: unknown hosts were refused by the server before,
 * and every page and handler finds its site for itself.
 */
export default function proxy(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '').toLowerCase();
  const site = platform().sites.byHost(host);
  if (!site) {
    // The demo's own pages and the server's calls to itself come in under the plain host name.
    if (!/^\/(internal|demo)(\/|$)/.test(url.pathname))
      url.pathname = url.pathname === '/' ? '/demo' : '/demo/not-found';
    return NextResponse.rewrite(url);
  }
  const path = internalPath(url.pathname, site.paths);
  url.pathname = `/${site.slug}${path === '/' ? '' : path}`;
  return NextResponse.rewrite(url);
}
