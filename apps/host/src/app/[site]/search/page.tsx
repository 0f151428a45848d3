import type { Metadata } from 'next';
import { currentSite } from '../../../site/request/currentSite.ts';
import { listMetadata } from '../../../site/list/listMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';
import { StockListPage } from '../../../site/list/StockListPage.tsx';

export const dynamic = 'force-dynamic';

interface SearchPageProps {
  searchParams: Promise<GivenParameters>;
}

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  return listMetadata(site, publicSite, null, await searchParams);
}

/** The search of the whole stock. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  const { site, publicSite } = await currentSite();
  return <StockListPage site={site} publicSite={publicSite} landing={null} given={await searchParams} />;
}
