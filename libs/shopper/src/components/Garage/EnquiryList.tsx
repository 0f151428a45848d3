import { SiteLink } from '@forecourt/ui';
import { enquiryTitle } from '../../model/garage.ts';
import * as styles from './Garage.css.ts';

export interface GarageEnquiry {
  id: string;
  category: string;
  subcategory: string | null;
  /** When it was sent, in words. */
  sent: string;
  /** What it was about; null for no vehicle, and without an address for one that is gone. */
  vehicle: { name: string; href: string | null } | null;
}

/** What a visitor has asked the dealer. */
export function EnquiryList({ enquiries }: { enquiries: readonly GarageEnquiry[] }) {
  return (
    <ul className={styles.list} aria-label="Enquiries">
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
