'use client';

import type { ClientSite } from '@forecourt/domain';
import { SiteProvider, type ImageSettings } from '@forecourt/ui';
import { useState, type ReactNode } from 'react';
import { siteTrack } from '../track/siteTrack.ts';
import { HostLink } from './HostLink.tsx';
import { useOnceLinks } from './useOnceLinks.ts';

export interface HostSiteProps {
  site: ClientSite;
  images: ImageSettings;
  children: ReactNode;
}

/** Site context with the host's link, picture and tracking implementations. */
export function HostSite({ site, images, children }: HostSiteProps) {
  const [track] = useState(() => siteTrack(site));
  useOnceLinks();
  return (
    <SiteProvider site={site} Link={HostLink} images={images} track={track}>
      {children}
    </SiteProvider>
  );
}
