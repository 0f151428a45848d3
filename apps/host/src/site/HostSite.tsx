'use client';

import type { PublicSite } from '@forecourt/domain';
import { SiteProvider, type LinkProps } from '@forecourt/ui';
import NextLink from 'next/link';
import type { ReactNode } from 'react';

/** The router's link. Pages are cached and small, so nothing is fetched before it is asked for. */
function HostLink({ href, ...rest }: LinkProps) {
  return <NextLink href={href} prefetch={false} {...rest} />;
}

/** The site's context with the host's own link. */
export function HostSite({ site, children }: { site: PublicSite; children: ReactNode }) {
  return (
    <SiteProvider site={site} Link={HostLink}>
      {children}
    </SiteProvider>
  );
}
