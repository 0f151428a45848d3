import type { VehiclePageProps } from '../contract/props.ts';
import { EnquireSection } from '../vehicle/EnquireSection.tsx';
import { InfoSections } from '../vehicle/InfoSections.tsx';
import { RepaymentSection } from '../vehicle/RepaymentSection.tsx';
import { VehicleFigures } from '../vehicle/VehicleFigures.tsx';
import { VehicleLayout } from '../vehicle/VehicleLayout.tsx';
import { VehiclePlace } from '../vehicle/VehiclePlace.tsx';

/** Vehicle page of a group: figures first, because visitors compare makes; then which dealership has it. */
export function GroupVehicle(props: VehiclePageProps) {
  const { site, vehicle, now, slots } = props;
  const about = { site, vehicle, now };
  return (
    <VehicleLayout {...props}>
      <VehicleFigures {...about} />
      <VehiclePlace site={site} vehicle={vehicle} now={now} email={slots.email} />
      <InfoSections {...about} names={['features', 'comments', 'included', 'reserve', 'why', 'protect']} />
      <RepaymentSection>{slots.calculator}</RepaymentSection>
      {slots.ownership}
      <EnquireSection site={site} vehicle={vehicle}>
        {slots.enquire}
      </EnquireSection>
    </VehicleLayout>
  );
}
