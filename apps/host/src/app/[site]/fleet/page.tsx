import { DealerFormPage } from '../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('fleet');

/** What businesses get, and how to get in touch. */
export default async function FleetRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="fleet" given={await searchParams} />;
}
