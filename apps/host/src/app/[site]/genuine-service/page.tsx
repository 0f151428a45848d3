import { DealerFormPage } from '../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('genuine-service');

/** Booking a service at the manufacturer’s own workshop. */
export default async function GenuineServiceRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="genuine-service" given={await searchParams} />;
}
