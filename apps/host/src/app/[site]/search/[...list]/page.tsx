import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { findLanding } from '../../../../site/list/findLanding.ts';
import { listMetadata } from '../../../../site/list/listMetadata.ts';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import type { GivenParameters } from '../../../../site/request/parameters.ts';
import { StockListPage } from '../../../../site/list/StockListPage.tsx';

export const dynamic = 'force-dynamic';

interface ListPageProps {
  params: Promise<{ list: string[] }>;
  searchParams: Promise<GivenParameters>;
}

export async function generateMetadata({ params, searchParams }: ListPageProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const found = await findLanding(site, publicSite, (await params).list);
  if (!found || 'moved' in found) return { title: 'Page not found' };
  return listMetadata(site, publicSite, found.landing, await searchParams);
}

/** A list with an address of its own: a make, a model, a dealership, a kind of stock. */
export default async function ListPage({ params, searchParams }: ListPageProps) {
  const { site, publicSite } = await currentSite();
  const found = await findLanding(site, publicSite, (await params).list);
  if (!found) return <MissingPage site={publicSite} />;
  if ('moved' in found) permanentRedirect(found.moved);
  return <StockListPage site={site} publicSite={publicSite} landing={found.landing} given={await searchParams} />;
}
