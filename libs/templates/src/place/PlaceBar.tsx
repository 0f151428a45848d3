import { isMasked, type Location, type PublicSite } from '@forecourt/domain';
import { placeMessages, wordsOf } from '@forecourt/domain/messages';
import { directionsUrl } from '@forecourt/locations/model';
import { ButtonLink } from '@forecourt/ui';
import { CallNow } from '@forecourt/vehicle';
import { placePhones } from '@forecourt/vehicle/model';
import * as styles from './PlaceBar.css.ts';

/** Bar for visitors on a phone: call, directions, enquiry. Fixed at the lower edge of the window. */
export function PlaceBar({ site, place }: { site: PublicSite; place: Location }) {
  const say = wordsOf(placeMessages, site);
  const { phone } = place.contact_detail;
  const [shown] = placePhones(place, site);
  return (
    <div className={styles.root}>
      {!isMasked(phone) ? (
        <ButtonLink href={`tel:${phone}`} icon="phone" full>
          {say('place.call')}
        </ButtonLink>
      ) : (
        shown && <CallNow phone={shown} />
      )}
      <ButtonLink href={directionsUrl(place)} variant="secondary" target="_blank" rel="noreferrer" full>
        {say('place.directions')}
      </ButtonLink>
      <ButtonLink href={`${site.paths.contact}?location=${place.slug}#enquire`} variant="secondary" full>
        {say('place.enquire')}
      </ButtonLink>
    </div>
  );
}
