import type { Metadata } from 'next';
import type { GivenParameters } from '../../../site/request/parameters.ts';
import { TradeInPage } from '../../../site/form/TradeInPage.tsx';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Sell your car', robots: { index: false } };

/** The same under its other name. */
export default async function SellYourCarRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <TradeInPage path="/sell-your-car" given={await searchParams} />;
}
