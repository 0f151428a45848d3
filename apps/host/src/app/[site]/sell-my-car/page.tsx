import type { Metadata } from 'next';
import type { GivenParameters } from '../../../site/request/parameters.ts';
import { TradeInPage } from '../../../site/form/TradeInPage.tsx';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Sell my car', robots: { index: false } };

/** What a visitor’s car is worth to the dealer. */
export default async function SellMyCarRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <TradeInPage path="/sell-my-car" given={await searchParams} />;
}
