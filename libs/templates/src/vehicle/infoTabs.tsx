import { timeZoneAt, waysToPay, type PublicSite, type Vehicle } from '@forecourt/domain';
import { vehiclePageMessages, wordsOf } from '@forecourt/domain/messages';
import { DealerComments, FeatureList, ReserveOnlineSection, type VehicleTab } from '@forecourt/vehicle';
import { takesDeposits } from '@forecourt/vehicle/model';
import type { ReactNode } from 'react';
import { includedPoints } from './included.ts';
import { Points } from './PointList.tsx';
import { protectionPoints, reasons } from './reasons.ts';

export interface InfoTabsOptions {
  site: PublicSite;
  vehicle: Vehicle;
  now: Date;
}

export const infoTabNames = ['comments', 'included', 'why', 'reserve', 'protect', 'features'] as const;
export type InfoTabName = (typeof infoTabNames)[number];

/** Whether the page explains online reservation: the site enables it, and this vehicle can be reserved. */
export function showsReserve(vehicle: Vehicle, { flags }: Pick<PublicSite, 'flags'>): boolean {
  return flags.reserveOnline && takesDeposits(vehicle, flags);
}

const pointsOrNull = (points: readonly string[], text?: string): ReactNode =>
  points.length > 0 ? <Points points={points} text={text} /> : null;

/** Content of each tab of a vehicle's page; null where there is none or the site disables it. */
function contentOf(name: InfoTabName, { site, vehicle, now }: InfoTabsOptions): ReactNode {
  switch (name) {
    case 'comments':
      return <DealerComments comments={vehicle.dealercomments} title={null} />;
    case 'included':
      return pointsOrNull(includedPoints(site, vehicle, now));
    case 'why':
      return pointsOrNull(reasons(site, vehicle));
    case 'reserve':
      return showsReserve(vehicle, site) ? (
        <ReserveOnlineSection
          vehicle={vehicle}
          site={{ reserve: site.reserve, texts: site.texts }}
          methods={waysToPay(vehicle.payment_processors)}
          title={null}
          timeZone={timeZoneAt(site.locations, vehicle.location_id)}
        />
      ) : null;
    case 'protect':
      return site.flags.protectYourCar
        ? pointsOrNull(protectionPoints(site), wordsOf(vehiclePageMessages, site)('vehiclePage.askUsAbout'))
        : null;
    case 'features':
      return vehicle.standardEquipment.length > 0 ? (
        <FeatureList features={vehicle.standardEquipment} title={null} />
      ) : null;
  }
}

/** Ids are addresses on the page. */
const ids: Readonly<Record<InfoTabName, string>> = {
  comments: 'dealer-comments',
  included: 'whats-included',
  why: 'why-buy-from-us',
  reserve: 'reserve-online',
  protect: 'protect-your-car',
  features: 'features',
};

/** The non-empty tabs of a vehicle's page, in a template's order. */
export function infoTabs(options: InfoTabsOptions, order: readonly InfoTabName[] = infoTabNames): VehicleTab[] {
  const say = wordsOf(vehiclePageMessages, options.site);
  return order.flatMap((name) => {
    const content = contentOf(name, options);
    return content ? [{ id: ids[name], label: say(`vehiclePage.${name}`), content }] : [];
  });
}
