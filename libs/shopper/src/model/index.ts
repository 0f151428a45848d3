export {
  comparisonGroups,
  differencesOnly,
  lowestPrices,
  type ComparedFact,
  type ComparedFacts,
  type ComparisonGroup,
  type ComparisonRow,
} from './comparison.ts';
export {
  keptVehicle,
  readKept,
  readSearches,
  readViewed,
  viewedVehicle,
  type KeptVehicle,
  type ViewedVehicle,
} from './entries.ts';
export { canFavourite, comparePath, saveSignInPath, similarPath, type FavourableVehicle } from './keeping.ts';
export {
  compareLimit,
  restored,
  searchHistoryLimit,
  toggled,
  viewedLimit,
  withEntry,
  withoutEntry,
  withoutSearch,
  withSearch,
} from './lists.ts';
