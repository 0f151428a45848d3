'use client';

import type { LinkProps } from './PlainLink.tsx';
import { useSite } from './SiteProvider.tsx';

/** A link inside the site, through the host's router. Use it for every internal address. */
export function SiteLink(props: LinkProps) {
  const { Link } = useSite();
  return <Link {...props} />;
}
