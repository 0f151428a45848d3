import { isInStock, priceNote, salePrice, stateWords, type PublicSite, type Vehicle } from '@forecourt/domain';
import { Heading, Icon, Text } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { ActionSite } from '../../model/actions.ts';
import { pageVehicle, type PageVehicle } from '../../model/pageVehicle.ts';
import { titleLines } from '../../model/title.ts';
import { LateLivePrice, LatePart } from '../LateParts/LateParts.tsx';
import { LiveSwap } from '../LiveSwap/LiveSwap.tsx';
import { SoldNotice } from '../SoldNotice/SoldNotice.tsx';
import { VehicleActions, type VehicleActionsProps } from '../VehicleActions/VehicleActions.tsx';
import { VehicleFacts } from '../VehicleFacts/VehicleFacts.tsx';
import { ViewCount } from '../ViewCount/ViewCount.tsx';
import * as styles from './VehicleSidebar.css.ts';

export interface VehicleSidebarProps extends Pick<VehicleActionsProps, 'enquireHref' | 'slots' | 'timeZone'> {
  /** The vehicle of the page. */
  vehicle: Vehicle;
  /** The site's addresses and switches that decide which actions there are. */
  site: ActionSite & Partial<Pick<PublicSite, 'tax'>>;
  /** The same vehicle as the page's live parts use it. @default made from `vehicle` */
  page?: PageVehicle;
  /** Favourite, compare and save. */
  toggles?: ReactNode;
  /** Finance box. */
  finance?: ReactNode;
  /** Share and print. */
  share?: ReactNode;
  /** Replaces the buttons, for a page that opens its enquiry in place. */
  actions?: ReactNode;
  /** Replaces the link to similar vehicles on a sold one. */
  similar?: ReactNode;
  /** Address of the map of the vehicle's location. @default '#vehicle-map' */
  mapHref?: string;
}

/** Beside the pictures: title, price, main action, finance, other actions and location of the vehicle. */
export function VehicleSidebar({
  vehicle,
  site,
  page = pageVehicle(vehicle),
  toggles,
  finance,
  share,
  actions,
  similar,
  mapHref = '#vehicle-map',
  enquireHref = '#enquire',
  slots,
  timeZone,
}: VehicleSidebarProps) {
  const { main, detail } = titleLines(vehicle);
  const place = vehicle.location_name ?? vehicle.location?.name ?? vehicle.city;
  const covered = salePrice(vehicle) === null ? null : priceNote(vehicle.price_type, vehicle.state, site.tax?.name);
  const sold = (
    <LatePart>
      <SoldNotice enquireHref={enquireHref} action={similar} />
    </LatePart>
  );
  const buttons = { vehicle, site, page, enquireHref, slots, timeZone };
  return (
    <div className={styles.card}>
      <div className={styles.title}>
        <Heading level={1} size="title">
          <bdi>{main}</bdi>
        </Heading>
        {detail && (
          <Text tone="muted">
            <bdi>{detail}</bdi>
          </Text>
        )}
      </div>
      <VehicleFacts vehicle={vehicle} place="page" />
      {isInStock(vehicle) ? (
        <LiveSwap vehicle={page} when="sold" instead={sold}>
          <div className={styles.offer}>
            <LatePart>
              <div className={styles.price}>
                <LateLivePrice vehicle={page} />
                {covered && <p className={styles.covered}>{covered}</p>}
              </div>
            </LatePart>
            <LatePart>{actions ?? <VehicleActions {...buttons} part="main" />}</LatePart>
            {finance}
            <LatePart>
              {toggles}
              {!actions && <VehicleActions {...buttons} part="others" />}
            </LatePart>
          </div>
        </LiveSwap>
      ) : (
        <>
          {sold}
          {toggles && <LatePart>{toggles}</LatePart>}
        </>
      )}
      <div className={styles.foot}>
        {place && (
          <a className={styles.place} href={mapHref}>
            <Icon name="map-pin" />
            {place}
            {stateWords(vehicle.state) && `, ${stateWords(vehicle.state)}`}
          </a>
        )}
        {share && (
          <LatePart>
            <div className={styles.share}>{share}</div>
          </LatePart>
        )}
        {vehicle.car_type === 'used' && <ViewCount vehicleId={vehicle.id} views={vehicle.views} />}
      </div>
    </div>
  );
}
