import type { Location, PublicSite } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { clientSite } from '../page/clientSite.ts';
import { HostSite } from '../page/HostSite.tsx';
import { imageSettings } from '../request/imageSettings.ts';

/** As much of a place as a form needs to offer it: numbers and hours stay behind. */
function offeredPlace(location: Location): Location {
  const nothing = { phone: '', landline_phone: null, email: null, opening_hours: [], special_hours: [] };
  return { ...location, contact_detail: nothing, image: null };
}

/** What a form on a page of its own knows of the site: beside what every page knows, which places there are. */
export function FormSite({ site, children }: { site: PublicSite; children: ReactNode }) {
  const known = { ...clientSite(site), locations: site.locations.map(offeredPlace) };
  return (
    <HostSite site={known} images={imageSettings()}>
      {children}
    </HostSite>
  );
}
