import { isMasked, type Location, type PublicSite } from '@forecourt/domain';
import { directionsUrl } from '@forecourt/locations/model';
import { ButtonLink } from '@forecourt/ui';
import { CallNow } from '@forecourt/vehicle';
import { placePhones } from '@forecourt/vehicle/model';
import * as styles from './PlaceBar.css.ts';

/** Bar for visitors on a phone: call, directions, enquiry. Fixed at the lower edge of the window. */
export function PlaceBar({ site, place }: { site: PublicSite; place: Location }) {
  const { phone } = place.contact_detail;
  const [shown] = placePhones(place, site);
  return (
    <div className={styles.root}>
      {!isMasked(phone) ? (
        <ButtonLink href={`tel:${phone}`} icon="phone" full>
          Call
        </ButtonLink>
      ) : (
        shown && <CallNow phone={shown} />
      )}
      <ButtonLink href={directionsUrl(place)} variant="secondary" target="_blank" rel="noreferrer" full>
        Directions
      </ButtonLink>
      <ButtonLink href={`${site.paths.contact}?location=${place.slug}#enquire`} variant="secondary" full>
        Enquire
      </ButtonLink>
    </div>
  );
}
