import { DealerFormPage } from '../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('finance-application');

/** An application for finance. */
export default async function ApplyForFinanceRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="finance-application" given={await searchParams} />;
}
