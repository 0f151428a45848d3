import type { QueryParameters } from '@forecourt/domain';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { missingMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { listMetadata } from '../../../../site/list/listMetadata.ts';
import { listAt } from '../../../../site/list/loadList.ts';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { StockListPage } from '../../../../site/list/StockListPage.tsx';

export const dynamic = 'force-dynamic';

interface ListPageProps {
  params: Promise<{ list: string[] }>;
  searchParams: Promise<QueryParameters>;
}

export async function generateMetadata({ params, searchParams }: ListPageProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const found = await listAt(site, publicSite, (await params).list, await searchParams);
  if (!found || 'moved' in found) return missingMetadata(publicSite);
  return listMetadata(found.list, publicSite);
}

/** A list with an address of its own: a make, a model, a dealership, a kind of stock. */
export default async function ListPage({ params, searchParams }: ListPageProps) {
  const { site, publicSite } = await currentSite();
  const found = await listAt(site, publicSite, (await params).list, await searchParams);
  if (!found) return <MissingPage site={publicSite} />;
  if ('moved' in found) permanentRedirect(found.moved);
  return StockListPage({ site, publicSite, landing: found.landing, list: found.list });
}
