import { editorPath } from '@forecourt/domain';
import { siteAt } from './site/request/siteAt.ts';
import { NextResponse, type NextRequest } from 'next/server';
import { pagePath } from './site/page/pagePath.ts';

export const config = { matcher: ['/((?!_next/|fonts/).*)'] };

/**
 * Routes a host name to its site's pages. It only routes: unknown hosts were refused by the server before,
 * and every page and handler finds its site for itself.
 */
export default function proxy(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const site = siteAt(request.headers);
  if (!site) {
    // The demo's own pages and the server's internal calls use the plain host name.
    if (!/^\/(internal|demo)(\/|$)/.test(url.pathname))
      url.pathname = url.pathname === '/' ? '/demo' : '/demo/not-found';
    return NextResponse.rewrite(url);
  }
  if (url.pathname === editorPath) {
    url.pathname = `${editorPath}/${site.slug}`;
    return NextResponse.rewrite(url);
  }
  const { path, moved } = pagePath(url.pathname, site.paths, site.manufacturer, url.searchParams);
  if (moved) {
    // The framework needs an absolute URL here, but sends only its path to the visitor: the public host name may
    // differ from the one this process sees.
    return NextResponse.redirect(new URL(`${moved}${url.search}`, request.url), 308);
  }
  url.pathname = `/${site.slug}${path === '/' ? '' : path}`;
  return NextResponse.rewrite(url);
}
