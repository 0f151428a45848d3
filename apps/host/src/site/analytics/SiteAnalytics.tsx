'use client';

import { useSite } from '@forecourt/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { pageType } from './ascEvent.ts';
import { ga4Of } from './ga4.ts';

/** Reports page views, on sites with Google Analytics. In the browser only. Renders nothing. */
export function SiteAnalytics({ measurementId }: { measurementId: string }) {
  const { site } = useSite();
  const path = usePathname();
  const reported = useRef<string>(null);
  useEffect(() => {
    if (reported.current === path) return;
    reported.current = path;
    ga4Of(site, measurementId).page(pageType(path, site));
  }, [path, site, measurementId]);
  return null;
}
