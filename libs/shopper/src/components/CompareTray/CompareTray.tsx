'use client';

import { Button, ButtonLink, IconButton, Picture } from '@forecourt/ui';
import { compareLimit } from '../../model/lists.ts';
import { useCompare } from '../../stores/useLocalList.ts';
import * as styles from './CompareTray.css.ts';

export interface CompareTrayProps {
  /** Page that shows vehicles side by side; the chosen ones go along as `ids`. @default '/compare' */
  href?: string;
}

/** The vehicles chosen to compare, at the foot of the screen. Away while none is chosen. */
export function CompareTray({ href = '/compare' }: CompareTrayProps) {
  const { vehicles, remove, clear } = useCompare();
  if (vehicles.length === 0) return null;
  const ids = new URLSearchParams({ ids: vehicles.map(({ id }) => id).join(',') });
  const enough = vehicles.length > 1;
  return (
    <section className={styles.tray} aria-label="Vehicles to compare">
      <div className={styles.inside}>
        <ul className={styles.list}>
          {vehicles.map(({ id, name, primary_image_url }) => (
            <li key={id} className={styles.item}>
              <Picture url={primary_image_url} alt={name} sizes="96px" rounded />
              <span className={styles.remove}>
                <IconButton label={`Take ${name} out`} icon="close" tone="raised" onClick={() => remove(id)} />
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {enough ? (
            <ButtonLink href={`${href}?${ids}`}>Compare {vehicles.length} vehicles</ButtonLink>
          ) : (
            <span className={styles.hint}>Choose up to {compareLimit - 1} more to compare</span>
          )}
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
        </div>
      </div>
    </section>
  );
}
