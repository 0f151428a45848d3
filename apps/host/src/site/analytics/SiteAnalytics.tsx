'use client';

import { ConsentBanner } from '@forecourt/content';
import { useSite } from '@forecourt/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { pageType } from './ascEvent.ts';
import { ga4Of } from './ga4.ts';

/** Asks for consent, and reports page views on sites with Google Analytics. In the browser only. */
export function SiteAnalytics() {
  const { site } = useSite();
  const { measurementId } = site.analytics;
  const path = usePathname();
  const reported = useRef<string>(null);
  useEffect(() => {
    if (measurementId === null || reported.current === path) return;
    reported.current = path;
    ga4Of(site, measurementId).page(pageType(path, site));
  }, [path, site, measurementId]);
  return <ConsentBanner />;
}
