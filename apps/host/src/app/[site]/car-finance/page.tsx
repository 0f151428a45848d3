import type { QueryParameters } from '@forecourt/domain';
import { CompareLoansPage } from '../../../site/finance/CompareLoansPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('car-finance');

/** One loan over several terms. */
export default async function CompareLoansRoute({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  return <CompareLoansPage given={await searchParams} />;
}
