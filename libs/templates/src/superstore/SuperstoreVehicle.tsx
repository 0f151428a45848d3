import { GuaranteeStrip } from '@forecourt/content';
import { DealerComments, FeatureList, VehicleDetails } from '@forecourt/vehicle';
import type { VehiclePageProps } from '../contract/props.ts';
import { EnquireSection } from '../vehicle/EnquireSection.tsx';
import { PointList } from '../vehicle/PointList.tsx';
import { protectionPoints, reasons } from '../vehicle/reasons.ts';
import { VehicleLayout } from '../vehicle/VehicleLayout.tsx';
import { VehiclePlace } from '../vehicle/VehiclePlace.tsx';

/** The promises over a used car, then what it comes with and the reasons to buy it here. */
export function SuperstoreVehicle(props: VehiclePageProps) {
  const { site, vehicle, now, slots } = props;
  const showsPromises = site.flags.guaranteeStrip && vehicle.car_type === 'used';
  return (
    <VehicleLayout
      {...props}
      banner={showsPromises && <GuaranteeStrip guarantees={site.guarantees} reserveHref={site.paths.search} />}
    >
      <FeatureList features={vehicle.standardEquipment} title="What’s included" />
      <PointList title="Why buy from us?" points={reasons(site)} />
      <VehicleDetails vehicle={vehicle} now={now} showUnregistered={site.flags.unregisteredNotice} />
      <EnquireSection site={site} vehicle={vehicle}>
        {slots.enquire}
      </EnquireSection>
      <DealerComments comments={vehicle.dealercomments} />
      {site.flags.protectYourCar && (
        <PointList title="Protect your car" text="Ask us about any of these." points={protectionPoints} />
      )}
      <VehiclePlace site={site} vehicle={vehicle} now={now} />
    </VehicleLayout>
  );
}
