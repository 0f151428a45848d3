'use client';

import { consentCompanies } from '@forecourt/domain';
import { useSite } from '@forecourt/ui';
import { LateAnalytics } from '../analytics/LateAnalytics.tsx';
import { LateConsent } from '../analytics/LateConsent.tsx';
import { LateVitals } from '../vitals/LateVitals.tsx';

/** What watches a visit, and the question whether it may. Once per page. */
export function SiteVisits() {
  const { site } = useSite();
  const { measurementId } = site.analytics;
  return (
    <>
      <LateVitals sampleRate={site.vitals.sampleRate} />
      {measurementId && <LateAnalytics measurementId={measurementId} />}
      {consentCompanies(site).length > 0 && <LateConsent />}
    </>
  );
}
