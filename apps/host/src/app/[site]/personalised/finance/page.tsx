import { DealerFormPage } from '../../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('personalised-finance');

/** A rate of one’s own for one vehicle, with a credit check. */
export default async function PersonalisedFinanceRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="personalised-finance" given={await searchParams} />;
}
