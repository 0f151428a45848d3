import { SuccessMessage } from '@forecourt/content';
import { mainPhone } from '@forecourt/content/model';
import { displayPhone } from '@forecourt/domain';
import { openingStatus, selectLocations } from '@forecourt/locations/model';
import type { SuccessPageProps } from '../contract/props.ts';

/** After a form: what happens next and whom to call meanwhile. */
export function SuccessPage({ site, now, children }: SuccessPageProps) {
  const [main] = selectLocations('primary', site.locations);
  const status = main && openingStatus(main, now);
  const phone = mainPhone(site);
  return (
    <SuccessMessage
      dealer={site.name}
      hours={status?.words ? `${status.words}.` : undefined}
      phone={phone && status?.isOpen ? { href: `tel:${phone}`, words: displayPhone(phone) } : null}
      searchPath={site.paths.search}
      nounPlural={site.texts.vehicleNounPlural}
    >
      {children}
    </SuccessMessage>
  );
}
