import type { Location, PublicSite } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { clientSite } from '../page/clientSite.ts';
import { HostSite } from '../page/HostSite.tsx';
import { imageSettings } from '../request/imageSettings.ts';

/** The fields of a location that a form needs; phone numbers and hours are left out. */
function offeredPlace(location: Location): Location {
  const nothing = { phone: '', landline_phone: null, email: null, opening_hours: [], special_hours: [] };
  return { ...location, contact_detail: nothing, image: null };
}

/** Site context of a form page: what every page has, plus the locations. */
export function FormSite({ site, children }: { site: PublicSite; children: ReactNode }) {
  const known = { ...clientSite(site), locations: site.locations.map(offeredPlace) };
  return (
    <HostSite site={known} images={imageSettings()}>
      {children}
    </HostSite>
  );
}
