import { DealerFormPage } from '../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('finance-enquiry');

/** Asking about finance, of a vehicle or a budget. */
export default async function FinanceEnquiryRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="finance-enquiry" given={await searchParams} />;
}
