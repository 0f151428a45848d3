import { isInStock, type Vehicle } from '@forecourt/domain';
import { Heading, Icon, Text } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { titleLines } from '../../model/title.ts';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { SoldNotice } from '../SoldNotice/SoldNotice.tsx';
import { VehicleActions, type VehicleActionsProps } from '../VehicleActions/VehicleActions.tsx';
import { VehicleFacts } from '../VehicleFacts/VehicleFacts.tsx';
import * as styles from './VehicleSidebar.css.ts';

export interface VehicleSidebarProps extends Pick<VehicleActionsProps, 'enquireHref' | 'slots'> {
  vehicle: Vehicle;
  /** Favourite, compare and save. */
  toggles?: ReactNode;
  /** Finance box. */
  finance?: ReactNode;
  /** Share and print. */
  share?: ReactNode;
  /** Takes the buttons over, for a page that opens its enquiry in place. */
  actions?: ReactNode;
  /** Map of where the vehicle stands. @default '#vehicle-map' */
  mapHref?: string;
}

/** Beside the pictures: what the vehicle is, what it costs, where it stands and what to do next. */
export function VehicleSidebar({
  vehicle,
  toggles,
  finance,
  share,
  actions,
  mapHref = '#vehicle-map',
  enquireHref = '#enquire',
  slots,
}: VehicleSidebarProps) {
  const { main, detail } = titleLines(vehicle);
  const place = vehicle.location_name ?? vehicle.location?.name ?? vehicle.city;
  const inStock = isInStock(vehicle);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1} size="heading">
            {main}
          </Heading>
          {detail && (
            <Text tone="muted" size="large">
              {detail}
            </Text>
          )}
        </div>
        {toggles}
      </div>
      <VehicleFacts vehicle={vehicle} place="page" />
      {inStock ? <PriceBlock vehicle={vehicle} size="page" /> : <SoldNotice enquireHref={enquireHref} />}
      {inStock && finance}
      {place && (
        <a className={styles.place} href={mapHref}>
          <Icon name="map-pin" />
          {place}
          {vehicle.state ? `, ${vehicle.state}` : ''}
        </a>
      )}
      {inStock && (actions ?? <VehicleActions vehicle={vehicle} enquireHref={enquireHref} slots={slots} />)}
      {share}
      {vehicle.car_type === 'used' && vehicle.views > 0 && (
        <Text size="small" tone="muted">
          Viewed {vehicle.views.toLocaleString('en-AU')} {vehicle.views === 1 ? 'time' : 'times'}
        </Text>
      )}
    </div>
  );
}
