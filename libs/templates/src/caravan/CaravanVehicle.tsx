import { DealerComments, FeatureList, VehicleDetails } from '@forecourt/vehicle';
import type { VehiclePageProps } from '../contract/props.ts';
import { EnquireSection } from '../vehicle/EnquireSection.tsx';
import { PointList } from '../vehicle/PointList.tsx';
import { reasons } from '../vehicle/reasons.ts';
import { VehicleLayout } from '../vehicle/VehicleLayout.tsx';
import { VehiclePlace } from '../vehicle/VehiclePlace.tsx';
import { TowNote } from './TowNote.tsx';

/** Weights and lengths first, then what can tow them, then life inside. */
export function CaravanVehicle(props: VehiclePageProps) {
  const { site, vehicle, now, slots } = props;
  return (
    <VehicleLayout {...props}>
      <VehicleDetails vehicle={vehicle} now={now} showUnregistered={site.flags.unregisteredNotice} />
      <TowNote vehicle={vehicle} />
      <DealerComments comments={vehicle.dealercomments} />
      <FeatureList features={vehicle.standardEquipment} title="Inside and out" />
      <EnquireSection site={site} vehicle={vehicle}>
        {slots.enquire}
      </EnquireSection>
      <VehiclePlace site={site} vehicle={vehicle} now={now} />
      <PointList title="Why buy from us?" points={reasons(site)} />
    </VehicleLayout>
  );
}
