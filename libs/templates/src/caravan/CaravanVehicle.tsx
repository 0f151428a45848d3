import type { VehiclePageProps } from '../contract/props.ts';
import { EnquireSection } from '../vehicle/EnquireSection.tsx';
import { InfoSections } from '../vehicle/InfoSections.tsx';
import { RepaymentSection } from '../vehicle/RepaymentSection.tsx';
import { VehicleFigures } from '../vehicle/VehicleFigures.tsx';
import { VehicleLayout } from '../vehicle/VehicleLayout.tsx';
import { VehiclePlace } from '../vehicle/VehiclePlace.tsx';
import { TowNote } from './TowNote.tsx';

/** Vehicle page of caravan dealers: weights and lengths first, then what can tow them, then life inside. */
export function CaravanVehicle(props: VehiclePageProps) {
  const { site, vehicle, now, slots } = props;
  const about = { site, vehicle, now };
  return (
    <VehicleLayout {...props}>
      <VehicleFigures {...about} />
      <TowNote vehicle={vehicle} />
      <InfoSections {...about} names={['comments', 'features', 'included', 'reserve', 'why', 'protect']} />
      <RepaymentSection>{slots.calculator}</RepaymentSection>
      {slots.ownership}
      <VehiclePlace site={site} vehicle={vehicle} now={now} email={slots.email} />
      <EnquireSection site={site} vehicle={vehicle}>
        {slots.enquire}
      </EnquireSection>
    </VehicleLayout>
  );
}
