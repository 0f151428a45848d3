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
  return { title: purchaseTitle(oneParameter((await searchParams).step)), robots: { index: false } };
}

/** Buying a vehicle online, step by step. */
export default async function JourneyPage({ searchParams }: JourneyPageProps) {
  const { site, publicSite } = await currentSite();
  const given = await searchParams;
  const slug = oneParameter(given.car_id);
  if (!slug || !publicSite.flags.onlinePurchase) return <MissingPage site={publicSite} />;
  return (
    <PurchasePage
      site={site}
      publicSite={publicSite}
      slug={slug}
      base={purchasePath({ slug }, { buyOnlinePage: false })}
      step={oneParameter(given.step)}
      gaveUp={given.cancelled === '1'}
    />
  );
}
