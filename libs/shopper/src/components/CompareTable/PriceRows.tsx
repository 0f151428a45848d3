'use client';

import { carPath, isInStock, displayPrice, similarPath } from '@forecourt/domain';
import { compareMessages } from '@forecourt/domain/messages';
import { Badge, PriceLine, SiteLink, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { lowestPrices } from '../../model/comparison.ts';
import * as styles from './CompareTable.css.ts';
import type { ComparedVehicle } from './CompareTable.tsx';

export interface PriceRowsProps {
  /** Vehicles side by side. */
  vehicles: readonly ComparedVehicle[];
}

/** Price of each vehicle, or a link to similar ones if it is gone. */
export function PriceRows({ vehicles }: PriceRowsProps) {
  const say = useWords(compareMessages);
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
          {say('compare.price')}
        </th>
        {vehicles.map(({ vehicle }, column) => (
          <td key={vehicle.id} className={styles.cell}>
            {isInStock(vehicle) ? (
              <div className={styles.price}>
                <PriceLine price={displayPrice(vehicle, site)} />
              </div>
            ) : (
              <SiteLink href={similarPath(vehicle)} className={styles.way}>
                {say('compare.findSomethingSimilar')}
              </SiteLink>
            )}
            {lowest.includes(column) && (
              <span className={styles.best}>
                <Badge tone="success">{say('compare.lowestPrice')}</Badge>
              </span>
            )}
            {isInStock(vehicle) && (
              <SiteLink
                href={carPath(vehicle)}
                className={styles.way}
                aria-label={say('compare.viewDetailsOf', { name: vehicle.name })}
              >
                {say('compare.viewDetails')}
              </SiteLink>
            )}
          </td>
        ))}
      </tr>
      {hasRepayment && (
        <tr>
          <th scope="row" className={styles.label}>
            {say('compare.finance')}
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
