import { notFoundPages } from '@forecourt/templates';
import { currentSite } from '../../site/request/currentSite.ts';

export default async function SiteNotFound() {
  const { publicSite } = await currentSite();
  const NotFound = notFoundPages[publicSite.template];
  return <NotFound site={publicSite} />;
}
