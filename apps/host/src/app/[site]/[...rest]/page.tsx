import type { Metadata } from 'next';
import { currentSite } from '../../../site/request/currentSite.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Page not found' };

/** Catches any path without a page: shows the site's own 404. */
export default async function UnknownPage() {
  const { publicSite } = await currentSite();
  return <MissingPage site={publicSite} />;
}
