import type { TemplateName } from '@forecourt/domain';
import { CaravanHome } from './caravan/CaravanHome.tsx';
import { CaravanVehicle } from './caravan/CaravanVehicle.tsx';
import type { Template } from './contract/props.ts';
import { FranchiseHome } from './franchise/FranchiseHome.tsx';
import { FranchiseVehicle } from './franchise/FranchiseVehicle.tsx';
import { GroupContact } from './group/GroupContact.tsx';
import { GroupHome } from './group/GroupHome.tsx';
import { GroupVehicle } from './group/GroupVehicle.tsx';
import { ContactPage } from './pages/ContactPage.tsx';
import { FavouritesPage } from './pages/FavouritesPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import { Shell } from './pages/Shell.tsx';
import { SuccessPage } from './pages/SuccessPage.tsx';
import { SuperstoreHome } from './superstore/SuperstoreHome.tsx';
import { SuperstoreSearch } from './superstore/SuperstoreSearch.tsx';
import { SuperstoreVehicle } from './superstore/SuperstoreVehicle.tsx';

/** Pages that templates share until one of them brings its own. */
const shared = {
  Shell,
  Search: SearchPage,
  Contact: ContactPage,
  Success: SuccessPage,
  NotFound: NotFoundPage,
  Favourites: FavouritesPage,
};

/** Every template by the name that sites use. A missing page does not compile. */
export const templates: Readonly<Record<TemplateName, Template>> = {
  franchise: { ...shared, Home: FranchiseHome, Vehicle: FranchiseVehicle },
  group: { ...shared, Home: GroupHome, Vehicle: GroupVehicle, Contact: GroupContact },
  superstore: { ...shared, Home: SuperstoreHome, Vehicle: SuperstoreVehicle, Search: SuperstoreSearch },
  caravan: { ...shared, Home: CaravanHome, Vehicle: CaravanVehicle },
};
