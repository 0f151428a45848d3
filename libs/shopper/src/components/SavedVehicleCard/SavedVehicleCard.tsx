import { Picture, SiteLink } from '@forecourt/ui';
import type { ReactNode } from 'react';
import * as styles from './SavedVehicle.css.ts';

export interface SavedVehicleCardProps {
  /** Name of the vehicle. */
  name: string;
  /** Its page; null if it is no longer listed. */
  href: string | null;
  /** Its main picture; null shows the placeholder. */
  pictureUrl: string | null;
  /** Button beside the name. */
  action: ReactNode;
  /** Current details under the name. */
  children: ReactNode;
}

/** One vehicle of a saved list (favourites or watchlist). Used inside a SavedVehicleList. */
export function SavedVehicleCard({ name, href, pictureUrl, action, children }: SavedVehicleCardProps) {
  return (
    <li className={styles.item}>
      <Picture url={pictureUrl} alt="" sizes="(min-width: 1200px) 280px, (min-width: 768px) 33vw, 92vw" rounded />
      <div className={styles.line}>
        {href === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <SiteLink href={href} className={styles.link}>
            {name}
          </SiteLink>
        )}
        <span className={styles.remove}>{action}</span>
      </div>
      {children}
    </li>
  );
}

/** A responsive grid of saved vehicles. */
export function SavedVehicleList({ label, busy, children }: { label: string; busy?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
