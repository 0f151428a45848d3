import { accountMessages } from '@forecourt/domain/messages';
import { SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { enquiryTitle } from '../../model/garage.ts';
import * as styles from './Garage.css.ts';

export interface GarageEnquiry {
  id: string;
  category: string;
  subcategory: string | null;
  /** Date of sending, in words. */
  sent: string;
  /** The vehicle or subject; null for no vehicle, and without an address for one that is gone. */
  vehicle: { name: string; href: string | null } | null;
}

/** The visitor's enquiries to the dealer. */
export function EnquiryList({ enquiries }: { enquiries: readonly GarageEnquiry[] }) {
  const say = useWords(accountMessages);
  return (
    <ul className={styles.list} aria-label={say('account.enquiries')}>
      {enquiries.map(({ id, category, subcategory, sent, vehicle }) => (
        <li key={id} className={styles.row}>
          <div className={styles.facts}>
            <p className={styles.name}>{enquiryTitle({ category, subcategory })}</p>
            {vehicle?.href && (
              <SiteLink className={styles.way} href={vehicle.href}>
                {vehicle.name}
              </SiteLink>
            )}
            {vehicle?.href === null && <p>{vehicle.name}</p>}
          </div>
          <p className={styles.small}>{sent}</p>
        </li>
      ))}
    </ul>
  );
}
