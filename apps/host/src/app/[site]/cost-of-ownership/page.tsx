import type { QueryParameters } from '@forecourt/domain';
import type { Metadata } from 'next';
import { OwnershipPage } from '../../../site/finance/OwnershipPage.tsx';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: 'Cost of ownership',
  alternates: { canonical: '/cost-of-ownership' },
  robots: { index: false },
};

/** Weekly cost of ownership of several vehicles side by side. */
export default async function OwnershipRoute({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  return <OwnershipPage given={await searchParams} />;
}
