import { purchasePath, type QueryParameters } from '@forecourt/domain';
import type { Metadata } from 'next';
import { currentSite } from '../../../site/request/currentSite.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { PurchasePage } from '../../../site/purchase/PurchasePage.tsx';
import { purchaseTitle } from '../../../site/purchase/purchaseTitle.ts';
import { oneParameter } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';

interface JourneyPageProps {
  searchParams: Promise<QueryParameters>;
}

export async function generateMetadata({ searchParams }: JourneyPageProps): Promise<Metadata> {
  const { publicSite } = await currentSite();
  return { title: purchaseTitle(oneParameter((await searchParams).step), publicSite), robots: { index: false } };
}

/** Online purchase of a vehicle, step by step. */
export default async function JourneyPage({ searchParams }: JourneyPageProps) {
  const { site, publicSite } = await currentSite();
  const query = await searchParams;
  const slug = oneParameter(query.car_id);
  if (!slug || !publicSite.flags.onlinePurchase) return <MissingPage site={publicSite} />;
  return (
    <PurchasePage
      site={site}
      publicSite={publicSite}
      slug={slug}
      base={purchasePath({ slug }, { buyOnlinePage: false })}
      step={oneParameter(query.step)}
      gaveUp={query.cancelled === '1'}
    />
  );
}
