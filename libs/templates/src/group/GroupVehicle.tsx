import { DealerComments, FeatureList, VehicleDetails } from '@forecourt/vehicle';
import type { VehiclePageProps } from '../contract/props.ts';
import { EnquireSection } from '../vehicle/EnquireSection.tsx';
import { PointList } from '../vehicle/PointList.tsx';
import { reasons } from '../vehicle/reasons.ts';
import { VehicleLayout } from '../vehicle/VehicleLayout.tsx';
import { VehiclePlace } from '../vehicle/VehiclePlace.tsx';

/** Figures first: a group's visitors compare makes. Then which of the dealerships has it. */
export function GroupVehicle(props: VehiclePageProps) {
  const { site, vehicle, now, slots } = props;
  return (
    <VehicleLayout {...props}>
      <VehicleDetails vehicle={vehicle} now={now} showUnregistered={site.flags.unregisteredNotice} />
      <VehiclePlace site={site} vehicle={vehicle} now={now} />
      <FeatureList features={vehicle.standardEquipment} />
      <DealerComments comments={vehicle.dealercomments} />
      <EnquireSection site={site} vehicle={vehicle}>
        {slots.enquire}
      </EnquireSection>
      <PointList title="Why buy from us?" points={reasons(site)} />
    </VehicleLayout>
  );
}
