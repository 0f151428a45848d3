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
        <InfoSections {...about} names={['comments']} />
        <VehicleFigures {...about} />
        <InfoSections {...about} names={['features', 'why', 'included', 'reserve', 'protect']} />
        <RepaymentSection>{slots.calculator}</RepaymentSection>
        {slots.ownership}
        <VehiclePlace {...about} email={slots.email} />
        <EnquireSection site={site} vehicle={vehicle}>
          {slots.enquire}
        </EnquireSection>
      </VehicleLayout>
      <ShowroomVisit site={site} href="#enquire" />
    </>
  );
}

export { BoutiqueVehicle as Vehicle };
