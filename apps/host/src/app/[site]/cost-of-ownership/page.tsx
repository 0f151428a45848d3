import type { Metadata } from 'next';
import { OwnershipPage } from '../../../site/finance/OwnershipPage.tsx';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: 'Cost of ownership',
  alternates: { canonical: '/cost-of-ownership' },
  robots: { index: false },
};

/** What vehicles cost a week, beside each other. */
export default async function OwnershipRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <OwnershipPage given={await searchParams} />;
}
