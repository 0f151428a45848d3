import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { FavouriteStock } from '../../../site/garage/FavouriteStock.tsx';
import { searchKey } from '../../../site/list/searchKey.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { favouritesPageOf } from '../../../site/templates/pages/Favourites.ts';

export const revalidate = 3_600;
export const generateMetadata = () => unlistedMetadata('title.favourites');

export function generateStaticParams(): never[] {
  return [];
}

export default async function FavouritesPage() {
  const { publicSite } = await currentSite();
  if (!publicSite.flags.favourites) return <MissingPage site={publicSite} />;
  const Favourites = await favouritesPageOf(publicSite);
  return (
    <Favourites site={publicSite}>
      <FavouriteStock searchKey={searchKey()} />
    </Favourites>
  );
}
