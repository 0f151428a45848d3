import { CompareLoansPage } from '../../../site/finance/CompareLoansPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('car-finance');

/** One loan over several terms. */
export default async function CompareLoansRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <CompareLoansPage given={await searchParams} />;
}
