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
export {
  codeDigits,
  firstSignInState,
  isMarkedSignedIn,
  readSignInIntent,
  readSignInType,
  signedInMarker,
  signInPath,
  signInTypes,
  signInWords,
  type SignInAction,
  type SignInAddress,
  type SignInIntent,
  type SignInState,
  type SignInType,
  type SignInWords,
} from './signIn.ts';
