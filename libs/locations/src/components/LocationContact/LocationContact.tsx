import { addressLine, displayPhone, isMasked, type Location } from '@forecourt/domain';
import { Icon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { directionsUrl } from '../../model/place.ts';
import * as styles from './LocationContact.css.ts';

export interface LocationContactProps {
  /** The place it is about. */
  location: Location;
  /** Whether to show landline and e-mail as well. @default false */
  full?: boolean;
  /**
   * Replaces the numbers, which are then nowhere in the page, such as a masked number shown on request; null shows
   * nothing. @default the location's numbers as links
   */
  phone?: ReactNode;
}

/** A number to call, or, where its end is hidden, to read. */
function Line({ number }: { number: string }) {
  const words = (
    <>
      <Icon name="phone" />
      <span dir="ltr">{displayPhone(number)}</span>
    </>
  );
  if (isMasked(number)) return <span className={styles.line}>{words}</span>;
  return (
    <a className={styles.line} href={`tel:${number}`}>
      {words}
    </a>
  );
}

/** A mail address that breaks before its `@` where it is longer than its line. */
function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

/** Address, phone and, in full, landline and e-mail of a location; each is a link that does what it says. */
export function LocationContact({ location, full = false, phone }: LocationContactProps) {
  const { phone: main, landline_phone, email } = location.contact_detail;
  const numbers =
    full && landline_phone && (landline_phone !== main || isMasked(landline_phone)) ? [main, landline_phone] : [main];
  return (
    <address className={styles.root}>
      <a className={styles.line} href={directionsUrl(location)} target="_blank" rel="noreferrer">
        <Icon name="map-pin" />
        {addressLine(location)}
      </a>
      {phone === undefined ? numbers.map((number) => <Line number={number} key={number} />) : phone}
      {full && email && (
        <a className={styles.line} href={`mailto:${email}`}>
          <Icon name="mail" />
          <MailAddress address={email} />
        </a>
      )}
    </address>
  );
}
