import { VehicleTabs } from '@forecourt/vehicle';
import type { VehiclePageProps } from '../contract/props.ts';
import { EnquireSection } from '../vehicle/EnquireSection.tsx';
import { infoTabs } from '../vehicle/infoTabs.tsx';
import { RepaymentSection } from '../vehicle/RepaymentSection.tsx';
import { VehicleFigures } from '../vehicle/VehicleFigures.tsx';
import { VehicleLayout } from '../vehicle/VehicleLayout.tsx';
import { VehiclePlace } from '../vehicle/VehiclePlace.tsx';

const order = ['features', 'included', 'reserve', 'why', 'comments', 'protect'] as const;

/** What the vehicle comes with and how to have it first, then its figures. */
export function SuperstoreVehicle(props: VehiclePageProps) {
  const { site, vehicle, now, slots } = props;
  return (
    <VehicleLayout {...props}>
      <VehicleTabs tabs={infoTabs({ site, vehicle, now }, order)} label={`About this ${site.texts.vehicleNoun}`} />
      <VehicleFigures site={site} vehicle={vehicle} now={now} />
      <RepaymentSection>{slots.calculator}</RepaymentSection>
      {slots.ownership}
      <EnquireSection site={site} vehicle={vehicle}>
        {slots.enquire}
      </EnquireSection>
      <VehiclePlace site={site} vehicle={vehicle} now={now} email={slots.email} />
    </VehicleLayout>
  );
}
