import type { Metadata } from 'next';
import type { GivenParameters } from '../../../site/request/parameters.ts';
import { TradeInPage } from '../../../site/form/TradeInPage.tsx';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Value my trade-in', robots: { index: false } };

/** What a visitor’s car is worth as a trade-in. */
export default async function TradeInRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <TradeInPage path="/trade-in" given={await searchParams} />;
}
