import type { QueryParameters } from '@forecourt/domain';
import type { Metadata } from 'next';
import { OwnershipPage } from '../../../site/finance/OwnershipPage.tsx';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: 'Cost of ownership',
  alternates: { canonical: '/cost-of-ownership' },
  robots: { index: false },
};

/** What vehicles cost a week, beside each other. */
export default async function OwnershipRoute({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  return <OwnershipPage given={await searchParams} />;
}
