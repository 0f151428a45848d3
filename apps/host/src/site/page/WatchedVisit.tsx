'use client';

import { consentCompanies } from '@forecourt/domain';
import { useSite } from '@forecourt/ui';
import { LateAnalytics } from '../analytics/LateAnalytics.tsx';
import { LateVitals } from '../vitals/LateVitals.tsx';

/** What watches a visit, and the question whether it may. Once per page. */
export function WatchedVisit() {
  const { site } = useSite();
  return (
    <>
      <LateVitals sampleRate={site.vitals.sampleRate} />
      {consentCompanies(site).length > 0 && <LateAnalytics />}
    </>
  );
}
