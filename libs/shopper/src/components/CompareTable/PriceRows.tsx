'use client';

import { carPath, isInStock, displayPrice, similarPath } from '@forecourt/domain';
import { Badge, PriceLine, SiteLink, useSite } from '@forecourt/ui';
import { lowestPrices } from '../../model/comparison.ts';
import * as styles from './CompareTable.css.ts';
import type { ComparedVehicle } from './CompareTable.tsx';

export interface PriceRowsProps {
  /** Vehicles side by side. */
  vehicles: readonly ComparedVehicle[];
}

/** Price of each vehicle, or a link to similar ones if it is gone. */
export function PriceRows({ vehicles }: PriceRowsProps) {
  const { site } = useSite();
  const lowest = lowestPrices(
    vehicles.map(({ vehicle }) => vehicle),
    site,
  );
  const hasRepayment = vehicles.some(({ repayment }) => Boolean(repayment));
  return (
    <tbody>
      <tr>
        <th scope="row" className={styles.label}>
          Price
        </th>
        {vehicles.map(({ vehicle }, column) => (
          <td key={vehicle.id} className={styles.cell}>
            {isInStock(vehicle) ? (
              <div className={styles.price}>
                <PriceLine price={displayPrice(vehicle, site)} />
              </div>
            ) : (
              <SiteLink href={similarPath(vehicle)} className={styles.way}>
                Find something similar
              </SiteLink>
            )}
            {lowest.includes(column) && (
              <span className={styles.best}>
                <Badge tone="success">Lowest price</Badge>
              </span>
            )}
            {isInStock(vehicle) && (
              <SiteLink href={carPath(vehicle)} className={styles.way} aria-label={`View details of ${vehicle.name}`}>
                View details
              </SiteLink>
            )}
          </td>
        ))}
      </tr>
      {hasRepayment && (
        <tr>
          <th scope="row" className={styles.label}>
            Finance
          </th>
          {vehicles.map(({ vehicle, repayment }) => (
            <td key={vehicle.id} className={styles.cell}>
              {isInStock(vehicle) ? repayment : null}
            </td>
          ))}
        </tr>
      )}
    </tbody>
  );
}
