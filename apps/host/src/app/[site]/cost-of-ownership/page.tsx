import type { QueryParameters } from '@forecourt/domain';
import { OwnershipPage } from '../../../site/finance/OwnershipPage.tsx';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = async () => ({
  ...(await unlistedMetadata('title.costOfOwnership')),
  alternates: { canonical: '/cost-of-ownership' },
});

/** Weekly cost of ownership of several vehicles side by side. */
export default async function OwnershipRoute({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  return <OwnershipPage given={await searchParams} />;
}
