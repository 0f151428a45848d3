import type { VehiclePageProps } from '@forecourt/templates';
import {
  EnquireSection,
  InfoSections,
  RepaymentSection,
  VehicleFigures,
  VehicleLayout,
  VehiclePlace,
} from '@forecourt/templates/sections';
import { ShowroomVisit } from './ShowroomVisit.tsx';

/** The dealer's words and the figures in one column, then a visit instead of tabs. */
export function BoutiqueVehicle(props: VehiclePageProps) {
  const { site, vehicle, now, slots } = props;
  const about = { site, vehicle, now };
  return (
    <>
      <VehicleLayout {...props}>
        <InfoSections {...about} names={['comments', 'features']} />
        <VehicleFigures {...about} />
        <RepaymentSection>{slots.calculator}</RepaymentSection>
        {slots.ownership}
        <EnquireSection site={site} vehicle={vehicle}>
          {slots.enquire}
        </EnquireSection>
        <VehiclePlace {...about} email={slots.email} />
        <InfoSections {...about} names={['why', 'included', 'reserve', 'protect']} />
      </VehicleLayout>
      <ShowroomVisit site={site} href="#enquire" />
    </>
  );
}

export { BoutiqueVehicle as Vehicle };
