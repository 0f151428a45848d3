import { DealerFormPage } from '../../../site/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('service');

/** Booking a service. */
export default async function ServiceRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="service" given={await searchParams} />;
}
