import { carPath, isInStock, type Site, type Vehicle } from '@forecourt/domain';
import { RememberViewed } from '@forecourt/shopper';
import { vehiclePages } from '@forecourt/templates';
import { carJsonLd, vehicleTitle } from '@forecourt/vehicle/model';
import type { Metadata } from 'next';
import { carBySlug, carPageFacts } from '../../../../site/cache/cacheTable.ts';
import { carDescription, sharedPictureWords } from '../../../../site/vehicle/carDescription.ts';
import { carSlots } from '../../../../site/vehicle/carSlots.tsx';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { JsonLd } from '../../../../site/page/JsonLd.tsx';
import { LateViewedRail } from '../../../../site/garage/LateViewedRail.tsx';
import { madeAt } from '../../../../site/cache/madeAt.ts';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { searchKey } from '../../../../site/list/searchKey.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface CarPageProps {
  params: Promise<{ slug: string }>;
}

/** Sold for longer than the site lists sold vehicles: nobody should find it any more. */
function isPast({ search }: Site, vehicle: Vehicle): boolean {
  const since = vehicle.sold_date_timestamp;
  return !isInStock(vehicle) && (since === null || since < Date.now() / 1_000 - search.soldDays * 86_400);
}

export async function generateMetadata({ params }: CarPageProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const vehicle = await carBySlug(site, (await params).slug);
  if (!vehicle) return { title: 'Page not found' };
  const title = vehicleTitle(vehicle);
  const description = carDescription(vehicle, publicSite);
  const url = carPath(vehicle);
  const alt = sharedPictureWords(title, vehicle, publicSite);
  const picture = { url: `/api${url}/share.png?v=${vehicle.updated_at}`, width: 1200, height: 630, alt };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, images: [picture], locale: 'en_AU' },
    twitter: { card: 'summary_large_image' },
    robots: isPast(site, vehicle) ? { index: false } : undefined,
  };
}

export default async function CarPage({ params }: CarPageProps) {
  const { slug } = await params;
  const { site, publicSite } = await currentSite();
  const facts = await carPageFacts(site, slug);
  if (!facts.vehicle) return <MissingPage site={publicSite} isGone={facts.isGone} />;
  const { vehicle, similar } = facts;
  const now = madeAt();
  const { id, stocknum, make, model, simple_body, variant } = vehicle;
  const Vehicle = vehiclePages[publicSite.template];
  return (
    <>
      <JsonLd data={carJsonLd(vehicle, publicSite, `${publicSite.origin}${carPath(vehicle)}`)} />
      <RememberViewed vehicle={{ id, stocknum, make, model, simple_body, variant }} />
      <Vehicle
        site={publicSite}
        vehicle={vehicle}
        similar={similar}
        now={now}
        slots={{
          ...carSlots(publicSite, vehicle, now),
          viewed: <LateViewedRail searchKey={searchKey()} currentId={id} madeAt={now.getTime()} />,
        }}
      />
    </>
  );
}
