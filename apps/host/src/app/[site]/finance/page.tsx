import type { QueryParameters } from '@forecourt/domain';
import { FinanceHubPage } from '../../../site/finance/FinanceHubPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('finance');

/** Repayments, budgets and links to the other finance pages. */
export default async function FinanceHubRoute({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  return <FinanceHubPage given={await searchParams} />;
}
