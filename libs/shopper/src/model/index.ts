export { accountHref, accountWays, garagePath, reservationsHref, type AccountWay } from './accountLinks.ts';
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
  readIds,
  readKept,
  readSearches,
  readViewed,
  viewedVehicle,
  type KeptVehicle,
  type ViewedVehicle,
} from './entries.ts';
export { canFavourite, comparePath, type FavourableVehicle } from './keeping.ts';
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
export { readSearchName, readSearchPath, savedSearchLimit, savedSearchNameLength } from './savedSearches.ts';
export {
  codeDigits,
  firstSignInState,
  readSignInIntent,
  readSignInType,
  signInTypes,
  type SignInAction,
  type SignInIntent,
  type SignInState,
  type SignInType,
} from './signIn.ts';
export { signInWords, type SignInSite, type SignInWords } from './signInWords.ts';
export { isMarkedSignedIn, signedInMarker, signInPath, type SignInAddress } from './signInLink.ts';
export {
  carToSave,
  readWatchlist,
  saveParameter,
  saveSignInPath,
  withCarToSave,
  withoutCarToSave,
  type WatchlistState,
} from './watchlist.ts';
export { enquiryTitle, reservationWords, type ReservationState, type ReservationWords } from './garage.ts';
export {
  spinStatuses,
  type PrizeTicket,
  type SpinAction,
  type SpinState,
  type SpinStatus,
  type WheelPrize,
} from './spinToWin.ts';
