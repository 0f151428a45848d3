import { vehiclePageMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { LateVehicleTabs } from '@forecourt/vehicle';
import type { VehiclePageProps } from '../contract/props.ts';
import { EnquireSection } from './EnquireSection.tsx';
import { infoTabs } from './infoTabs.tsx';
import { RepaymentSection } from './RepaymentSection.tsx';
import { VehicleFigures } from './VehicleFigures.tsx';
import { VehicleLayout } from './VehicleLayout.tsx';
import { VehiclePlace } from './VehiclePlace.tsx';

export interface TabbedVehicleProps extends VehiclePageProps {
  /** Tabs in display order. */
  order: Parameters<typeof infoTabs>[1];
}

/** Vehicle page with tabs first, then figures, finance, the enquiry and the location. */
export function TabbedVehicle({ order, ...props }: TabbedVehicleProps) {
  const say = useWords(vehiclePageMessages);
  const { site, vehicle, now, slots } = props;
  return (
    <VehicleLayout {...props}>
      <LateVehicleTabs
        tabs={infoTabs({ site, vehicle, now }, order)}
        label={say('vehiclePage.aboutThis', { noun: site.texts.vehicleNoun })}
      />
      <VehicleFigures site={site} vehicle={vehicle} now={now} />
      <RepaymentSection>{slots.calculator}</RepaymentSection>
      {slots.ownership}
      <VehiclePlace site={site} vehicle={vehicle} now={now} email={slots.email} />
      <EnquireSection site={site} vehicle={vehicle}>
        {slots.enquire}
      </EnquireSection>
    </VehicleLayout>
  );
}
