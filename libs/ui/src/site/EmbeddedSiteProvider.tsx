'use client';

import type { ClientSite, Track } from '@forecourt/domain';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { ownImages } from './imageUrl.ts';
import type { LinkProps } from './PlainLink.tsx';
import { SiteProvider } from './SiteProvider.tsx';

export interface EmbeddedSiteProviderProps {
  /** The site as its host tells it to pages of other websites (`/api/site`). */
  site: ClientSite;
  /** Receives analytics events; dropped when left out. */
  track?: Track;
  /** The part of the page that shows the site's stock, forms or calculators. */
  children: ReactNode;
}

/** Links of a site on the page of another website: they lead to the site's own origin. */
function linkTo(origin: string): ComponentType<LinkProps> {
  return function LinkToSite({ href, ...rest }: LinkProps) {
    return <a href={href.startsWith('/') ? origin + href : href} {...rest} />;
  };
}

/** Site context on a page of another website: links and pictures lead to the site's own origin. */
export function EmbeddedSiteProvider({ site, track, children }: EmbeddedSiteProviderProps) {
  const { origin } = site;
  const Link = useMemo(() => linkTo(origin), [origin]);
  const images = useMemo(() => ({ ...ownImages, origin }), [origin]);
  return (
    <SiteProvider site={site} Link={Link} images={images} track={track}>
      {children}
    </SiteProvider>
  );
}
