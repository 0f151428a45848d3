import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { FavouritesPage } from '../pages/FavouritesPage.tsx';

/** The favourites of each template. */
export const favouritesPages: Readonly<Record<TemplateName, Template['Favourites']>> = {
  franchise: FavouritesPage,
  group: FavouritesPage,
  superstore: FavouritesPage,
  caravan: FavouritesPage,
};
