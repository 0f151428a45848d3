import { DealerFormPage } from '../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('careers');

/** Working for the dealer. */
export default async function CareersRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="careers" given={await searchParams} />;
}
