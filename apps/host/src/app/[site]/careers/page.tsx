import { DealerFormPage } from '../../../site/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('careers');

/** Working for the dealer. */
export default async function CareersRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="careers" given={await searchParams} />;
}
