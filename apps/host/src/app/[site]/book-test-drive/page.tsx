import { DealerFormPage } from '../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('book-test-drive');

/** A time for a test drive, of a vehicle or of whatever one has in mind. */
export default async function BookTestDriveRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="book-test-drive" given={await searchParams} />;
}
