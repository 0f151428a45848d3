import { RememberViewed } from '@forecourt/shopper';
import type { Metadata } from 'next';
import { OwnershipDetails } from '../../../../site/finance/OwnershipDetails.tsx';
import { carPageFacts } from '../../../../site/cache/pageFacts.ts';
import { carMetadata } from '../../../../site/vehicle/carMetadata.ts';
import { CarFacts } from '../../../../site/vehicle/CarFacts.tsx';
import { carSlots } from '../../../../site/vehicle/carSlots.tsx';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { LateViewedRail } from '../../../../site/garage/LateViewedRail.tsx';
import { renderedAt } from '../../../../site/cache/renderedAt.ts';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { VendorSlot } from '../../../../site/vendors/VendorSlot.tsx';
import { searchKey } from '../../../../site/list/searchKey.ts';
import { vehiclePageOf } from '../../../../site/templates/pages/Vehicle.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface CarPageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: CarPageProps): Promise<Metadata> {
  return carMetadata(await currentSite(), (await params).slug);
}

export default async function CarPage({ params }: CarPageProps) {
  const { slug } = await params;
  const { site, publicSite } = await currentSite();
  const facts = await carPageFacts(site, slug);
  if (!facts.vehicle) return <MissingPage site={publicSite} isGone={facts.isGone} />;
  const { vehicle, similar, programme } = facts;
  const now = renderedAt();
  const { id, stocknum, make, model, simple_body, variant } = vehicle;
  const Vehicle = await vehiclePageOf(publicSite);
  return (
    <>
      <CarFacts site={publicSite} vehicle={vehicle} />
      <RememberViewed vehicle={{ id, stocknum, make, model, simple_body, variant }} />
      <Vehicle
        site={publicSite}
        vehicle={vehicle}
        similar={similar}
        now={now}
        slots={{
          ...carSlots(publicSite, vehicle, now),
          ownership: <OwnershipDetails publicSite={publicSite} vehicle={vehicle} programme={programme} now={now} />,
          belowPrice: <VendorSlot site={publicSite} slot="below-price" />,
          sidebar: <VendorSlot site={publicSite} slot="vehicle-sidebar" />,
          viewed: <LateViewedRail searchKey={searchKey()} currentId={id} renderedAt={now.getTime()} />,
        }}
      />
    </>
  );
}
