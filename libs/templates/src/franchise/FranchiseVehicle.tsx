import { DealerComments, FeatureList, VehicleDetails } from '@forecourt/vehicle';
import type { VehiclePageProps } from '../contract/props.ts';
import { EnquireSection } from '../vehicle/EnquireSection.tsx';
import { PointList } from '../vehicle/PointList.tsx';
import { certifiedPoints, protectionPoints, reasons, showsCertified } from '../vehicle/reasons.ts';
import { VehicleLayout } from '../vehicle/VehicleLayout.tsx';
import { VehiclePlace } from '../vehicle/VehiclePlace.tsx';

/** The dealer's word first, then features and figures. */
export function FranchiseVehicle(props: VehiclePageProps) {
  const { site, vehicle, now, slots } = props;
  return (
    <VehicleLayout {...props}>
      {showsCertified(vehicle, site) && (
        <PointList title={`${vehicle.make} Certified Pre-Owned`} points={certifiedPoints} />
      )}
      <DealerComments comments={vehicle.dealercomments} />
      <FeatureList features={vehicle.standardEquipment} />
      <VehicleDetails vehicle={vehicle} now={now} showUnregistered={site.flags.unregisteredNotice} />
      <PointList title="Why buy from us?" points={reasons(site)} />
      {site.flags.protectYourCar && (
        <PointList title="Protect your car" text="Ask us about any of these." points={protectionPoints} />
      )}
      <EnquireSection site={site} vehicle={vehicle}>
        {slots.enquire}
      </EnquireSection>
      <VehiclePlace site={site} vehicle={vehicle} now={now} />
    </VehicleLayout>
  );
}
