import type { QueryParameters } from '@forecourt/domain';
import { pageWords } from '@forecourt/domain/messages';
import type { Metadata } from 'next';
import { TradeInPage } from '../../../../site/form/TradeInPage.tsx';
import { tradeInPages, tradeInPath } from '../../../../site/form/tradeInBase.ts';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { missingMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';

export const dynamic = 'force-dynamic';

interface TradeInRouteProps {
  params: Promise<{ address: string[] }>;
  searchParams: Promise<QueryParameters>;
}

export async function generateMetadata({ params }: TradeInRouteProps): Promise<Metadata> {
  const path = tradeInPath((await params).address);
  const { publicSite } = await currentSite();
  return path
    ? { title: pageWords(tradeInPages[path].name, publicSite), robots: { index: false } }
    : missingMetadata(publicSite);
}

/** Valuation of a visitor's car, at each of its addresses; `pagePath` maps these to this route. */
export default async function TradeInRoute({ params, searchParams }: TradeInRouteProps) {
  const path = tradeInPath((await params).address);
  if (!path) return <MissingPage site={(await currentSite()).publicSite} />;
  return <TradeInPage path={path} given={await searchParams} />;
}
