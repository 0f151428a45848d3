'use client';

import { carPath, isInStock } from '@forecourt/domain';
import { compareMessages } from '@forecourt/domain/messages';
import { Badge, Icon, Picture, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { comparePath } from '../../model/keeping.ts';
import { useCompare } from '../../stores/useDeviceList.ts';
import * as styles from './CompareTable.css.ts';
import type { ComparedVehicle } from './CompareTable.tsx';

export interface CompareHeadProps {
  /** Vehicles side by side. */
  vehicles: readonly ComparedVehicle[];
  /** Address of the page; the vehicles' ids are in its query. */
  href: string;
}

/**
 * Pictures, and under them the names, which stay visible. Removing a vehicle is a link, because the page is determined
 * by its address.
 */
export function CompareHead({ vehicles, href }: CompareHeadProps) {
  const say = useWords(compareMessages);
  const compare = useCompare();
  const without = (id: string) =>
    comparePath(
      href,
      vehicles.map(({ vehicle }) => vehicle.id).filter((one) => one !== id),
    );
  return (
    <thead>
      <tr>
        <td className={styles.corner} />
        {vehicles.map(({ vehicle }) => (
          <td key={vehicle.id} className={styles.vehicle}>
            <SiteLink href={carPath(vehicle)} className={styles.pictureLink} tabIndex={-1} aria-hidden="true">
              <Picture
                url={vehicle.primary_image_url ?? vehicle.images[0]?.url}
                blur={vehicle.images[0]?.blur || undefined}
                alt=""
                sizes="(min-width: 768px) 280px, 45vw"
                rounded
              />
            </SiteLink>
          </td>
        ))}
      </tr>
      <tr>
        <td className={styles.nameCorner} />
        {vehicles.map(({ vehicle: { id, slug, name, ...vehicle } }) => (
          <th key={id} scope="col" className={styles.name}>
            <SiteLink href={carPath({ slug })} className={styles.link}>
              {name}
            </SiteLink>
            {!isInStock(vehicle) && <Badge tone="neutral">{say('compare.sold')}</Badge>}
            <div>
              <SiteLink
                href={without(id)}
                className={styles.remove}
                aria-label={say('compare.removeFromTheComparison', { name })}
                onClick={() => compare.remove(id)}
              >
                <Icon name="close" size={16} />
                {say('compare.remove')}
              </SiteLink>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}
