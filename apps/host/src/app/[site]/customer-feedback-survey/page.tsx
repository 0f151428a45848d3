import { DealerFormPage } from '../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('survey');

/** What customers thought of their visit. */
export default async function SurveyRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="survey" given={await searchParams} />;
}
