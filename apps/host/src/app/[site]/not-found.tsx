import { currentSite } from '../../site/request/currentSite.ts';
import { notFoundPageOf } from '../../site/templates/pages/NotFound.ts';

export default async function SiteNotFound() {
  const { publicSite } = await currentSite();
  const NotFound = await notFoundPageOf(publicSite);
  return <NotFound site={publicSite} />;
}
