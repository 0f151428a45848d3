import { DealerFormPage } from '../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('parts');

/** Asking for parts and accessories. */
export default async function PartsRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="parts" given={await searchParams} />;
}
