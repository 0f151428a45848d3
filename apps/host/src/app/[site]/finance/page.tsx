import { DealerFormPage } from '../../../site/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('finance');

/** An application for finance. */
export default async function FinanceRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="finance" given={await searchParams} />;
}
