import { DealerFormPage } from '../../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('new-vehicle-enquiry');

/** Asking for a vehicle that is not in the yard yet. */
export default async function NewVehicleRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="new-vehicle-enquiry" given={await searchParams} />;
}
