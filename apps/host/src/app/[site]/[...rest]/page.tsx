import { currentSite } from '../../../site/request/currentSite.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { missingMetadata } from '../../../site/page/pageMetadata.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = async () => missingMetadata((await currentSite()).publicSite);

/** Catches any path without a page: shows the site's own 404. */
export default async function UnknownPage() {
  const { publicSite } = await currentSite();
  return <MissingPage site={publicSite} />;
}
