import type { QueryParameters } from '@forecourt/domain';
import type { Metadata } from 'next';
import { listMetadata } from '../../../site/list/listMetadata.ts';
import { wholeStock } from '../../../site/list/loadList.ts';
import { StockListPage } from '../../../site/list/StockListPage.tsx';
import { currentSite } from '../../../site/request/currentSite.ts';

export const dynamic = 'force-dynamic';

interface SearchPageProps {
  searchParams: Promise<QueryParameters>;
}

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  return listMetadata(await wholeStock(site, publicSite, await searchParams), publicSite);
}

/** The search of the whole stock. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  const { site, publicSite } = await currentSite();
  const list = await wholeStock(site, publicSite, await searchParams);
  return StockListPage({ site, publicSite, landing: null, list });
}
