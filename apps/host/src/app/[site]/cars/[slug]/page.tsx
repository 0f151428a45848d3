import { RememberViewed } from '@forecourt/shopper';
import { templates } from '@forecourt/templates';
import { carJsonLd, vehicleTitle } from '@forecourt/vehicle/model';
import { isInStock } from '@forecourt/domain';
import type { Metadata } from 'next';
import { carBySlug, similarCars } from '../../../../site/cacheTable.ts';
import { carDescription } from '../../../../site/carDescription.ts';
import { carSlots } from '../../../../site/carSlots.tsx';
import { currentSite } from '../../../../site/currentSite.ts';
import { JsonLd } from '../../../../site/JsonLd.tsx';
import { LateViewedRail } from '../../../../site/LateViewedRail.tsx';
import { MissingPage } from '../../../../site/MissingPage.tsx';
import { searchKey } from '../../../../site/searchKey.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface CarPageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: CarPageProps): Promise<Metadata> {
  const { site } = await currentSite();
  const vehicle = await carBySlug(site, (await params).slug);
  if (!vehicle) return { title: 'Page not found' };
  const title = vehicleTitle(vehicle);
  const description = carDescription(vehicle);
  const images = vehicle.images.slice(0, 1).map(({ url }) => (url.startsWith('/media/') ? `${url}/1280` : url));
  return {
    title,
    description,
    alternates: { canonical: `/cars/${vehicle.slug}` },
    openGraph: { title, description, url: `/cars/${vehicle.slug}`, images, locale: 'en_AU' },
    robots: isInStock(vehicle) ? undefined : { index: false },
  };
}

export default async function CarPage({ params }: CarPageProps) {
  const { site, publicSite } = await currentSite();
  const vehicle = await carBySlug(site, (await params).slug);
  if (!vehicle) return <MissingPage site={publicSite} />;
  const now = new Date();
  const { id, stocknum, make, model, simple_body, variant } = vehicle;
  const similar = await similarCars(site, vehicle);
  const { Vehicle } = templates[publicSite.template];
  return (
    <>
      <JsonLd data={carJsonLd(vehicle, publicSite, `${publicSite.origin}/cars/${vehicle.slug}`)} />
      <RememberViewed vehicle={{ id, stocknum, make, model, simple_body, variant }} />
      <Vehicle
        site={publicSite}
        vehicle={vehicle}
        similar={similar}
        now={now}
        slots={{
          ...carSlots(publicSite, vehicle, now),
          viewed: <LateViewedRail searchKey={searchKey()} currentId={vehicle.id} madeAt={now.getTime()} />,
        }}
      />
    </>
  );
}
