export {
  keptVehicle,
  readKept,
  readSearches,
  readViewed,
  viewedVehicle,
  type KeptVehicle,
  type ViewedVehicle,
} from './entries.ts';
export { canFavourite, saveSignInPath, type FavourableVehicle } from './keeping.ts';
export {
  compareLimit,
  searchHistoryLimit,
  toggled,
  viewedLimit,
  withEntry,
  withoutEntry,
  withSearch,
} from './lists.ts';
