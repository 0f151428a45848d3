import { DealerFormPage } from '../../../site/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('parts');

/** Asking for parts and accessories. */
export default async function PartsRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="parts" given={await searchParams} />;
}
