import { hasBuyOnlinePage, purchasePath, type QueryParameters } from '@forecourt/domain';
import type { Metadata } from 'next';
import { currentSite } from '../../../../../site/request/currentSite.ts';
import { MissingPage } from '../../../../../site/page/MissingPage.tsx';
import { oneParameter } from '../../../../../site/request/parameters.ts';
import { PurchasePage } from '../../../../../site/purchase/PurchasePage.tsx';
import { purchaseTitle } from '../../../../../site/purchase/purchaseTitle.ts';

export const dynamic = 'force-dynamic';

interface BuyOnlinePageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<QueryParameters>;
}

export async function generateMetadata({ searchParams }: BuyOnlinePageProps): Promise<Metadata> {
  const { publicSite } = await currentSite();
  return { title: purchaseTitle(oneParameter((await searchParams).step), publicSite), robots: { index: false } };
}

/** The purchase under the vehicle's own address, on sites configured that way. */
export default async function BuyOnlinePage({ params, searchParams }: BuyOnlinePageProps) {
  const { slug } = await params;
  const { site, publicSite } = await currentSite();
  if (!hasBuyOnlinePage(publicSite.flags)) return <MissingPage site={publicSite} />;
  const query = await searchParams;
  return (
    <PurchasePage
      site={site}
      publicSite={publicSite}
      slug={slug}
      base={purchasePath({ slug }, { buyOnlinePage: true })}
      step={oneParameter(query.step)}
      gaveUp={query.cancelled === '1'}
    />
  );
}
