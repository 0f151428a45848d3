import { timeZoneAt, waysToPay, type PublicSite, type Vehicle } from '@forecourt/domain';
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
      return site.flags.protectYourCar ? pointsOrNull(protectionPoints, 'Ask us about any of these.') : null;
    case 'features':
      return vehicle.standardEquipment.length > 0 ? (
        <FeatureList features={vehicle.standardEquipment} title={null} />
      ) : null;
  }
}

const labels: Readonly<Record<InfoTabName, { id: string; label: string }>> = {
  comments: { id: 'dealer-comments', label: 'Dealer Comments' },
  included: { id: 'whats-included', label: 'What’s Included' },
  why: { id: 'why-buy-from-us', label: 'Why Buy From Us?' },
  reserve: { id: 'reserve-online', label: 'Reserve Online' },
  protect: { id: 'protect-your-car', label: 'Protect Your Car' },
  features: { id: 'features', label: 'Features' },
};

/** The non-empty tabs of a vehicle's page, in a template's order. */
export function infoTabs(options: InfoTabsOptions, order: readonly InfoTabName[] = infoTabNames): VehicleTab[] {
  return order.flatMap((name) => {
    const content = contentOf(name, options);
    return content ? [{ ...labels[name], content }] : [];
  });
}
