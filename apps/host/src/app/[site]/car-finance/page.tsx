import { DealerFormPage } from '../../../site/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('car-finance');

/** Asking about finance, for whoever comes from a search engine. */
export default async function CarFinanceRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="car-finance" given={await searchParams} />;
}
