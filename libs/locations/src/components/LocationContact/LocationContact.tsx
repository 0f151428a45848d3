import { displayPhone, type Location } from '@forecourt/domain';
import { Icon } from '@forecourt/ui';
import { addressLine, directionsUrl } from '../../model/place.ts';
import * as styles from './LocationContact.css.ts';

export interface LocationContactProps {
  location: Location;
  /** Also landline and e-mail. @default false */
  full?: boolean;
}

/** Address, phone and, in full, landline and e-mail of a location; each is a link that does what it says. */
export function LocationContact({ location, full = false }: LocationContactProps) {
  const { phone, landline_phone, email } = location.contact_detail;
  const phones = full && landline_phone && landline_phone !== phone ? [phone, landline_phone] : [phone];
  return (
    <address className={styles.root}>
      <a className={styles.line} href={directionsUrl(location)} target="_blank" rel="noreferrer">
        <Icon name="map-pin" />
        {addressLine(location)}
      </a>
      {phones.map((number) => (
        <a className={styles.line} href={`tel:${number}`} key={number}>
          <Icon name="phone" />
          {displayPhone(number)}
        </a>
      ))}
      {full && email && (
        <a className={styles.line} href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      )}
    </address>
  );
}
