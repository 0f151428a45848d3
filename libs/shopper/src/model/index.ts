export { garagePath, reservationsHref } from './accountLinks.ts';
export { readSearchName, readSearchPath, savedSearchLimit } from './savedSearches.ts';
export {
  firstSignInState,
  readSignInIntent,
  readSignInType,
  type SignInAction,
  type SignInState,
  type SignInType,
} from './signIn.ts';
export { signedInMarker, signInPath } from './signInLink.ts';
export { carToSave, readWatchlist, saveParameter, saveSignInPath } from './watchlist.ts';
export type { PrizeTicket, SpinAction, SpinState } from './spinToWin.ts';
