import { DealerFormPage } from '../../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('parts-search');

/** Finding a part. */
export default async function PartsSearchRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="parts-search" given={await searchParams} />;
}
