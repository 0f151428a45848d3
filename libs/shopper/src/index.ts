export { AccountEntries, type AccountEntriesProps } from './components/AccountEntries/AccountEntries.tsx';
export { AccountMenu, type AccountMenuProps } from './components/AccountMenu/AccountMenu.tsx';
export { AccountPanel, type AccountPanelProps } from './components/AccountPanel/AccountPanel.tsx';
export { CompareTable, type CompareTableProps } from './components/CompareTable/CompareTable.tsx';
export { CompareTray, type CompareTrayProps } from './components/CompareTray/CompareTray.tsx';
export { FavouriteToggle, type FavouriteToggleProps } from './components/FavouriteToggle/FavouriteToggle.tsx';
export { FavouritesList, type FavouritesListProps } from './components/FavouritesList/FavouritesList.tsx';
export { DataDeleted } from './components/Garage/DataDeleted.tsx';
export { DeleteMyData, type DeleteMyDataProps } from './components/Garage/DeleteMyData.tsx';
export type { GarageEnquiry } from './components/Garage/EnquiryList.tsx';
export { GaragePage, type GarageActions, type GaragePageProps } from './components/Garage/GaragePage.tsx';
export { GarageSection, type GarageSectionProps } from './components/Garage/GarageSection.tsx';
export type { GarageReservation } from './components/Garage/ReservationList.tsx';
export { RememberViewed, type RememberViewedProps } from './components/RememberViewed/RememberViewed.tsx';
export { SavedCount } from './components/SavedCount/SavedCount.tsx';
export {
  SavedVehicles,
  type SavedVehicleEntry,
  type SavedVehiclesProps,
} from './components/SavedVehicles/SavedVehicles.tsx';
export { SaveSearch, type SaveSearchProps } from './components/SaveSearch/SaveSearch.tsx';
export { SaveAfterSignIn, type SaveAfterSignInProps } from './components/SaveAfterSignIn/SaveAfterSignIn.tsx';
export { SaveToggle, type SaveToggleProps } from './components/SaveToggle/SaveToggle.tsx';
export { SignInForm, type SignInFormProps } from './components/SignInForm/SignInForm.tsx';
export { UndoToast } from './components/UndoToast/UndoToast.tsx';
export { LateVehicleToggles } from './components/VehicleToggles/LateVehicleToggles.tsx';
export { WakeForVisitor } from './components/WakeForVisitor/WakeForVisitor.tsx';
export { VehicleToggles, type VehicleTogglesProps } from './components/VehicleToggles/VehicleToggles.tsx';
export { ViewedVehicles, type ViewedVehiclesProps } from './components/ViewedVehicles/ViewedVehicles.tsx';
export { WatchlistProvider, type WatchlistProviderProps } from './components/WatchlistProvider/WatchlistProvider.tsx';
export { useSavedIds, useSearchHistory } from './stores/useDeviceList.ts';
export { isKnownVisitor } from './stores/isKnownVisitor.ts';
export { useSignedInMark } from './stores/signedIn.ts';
export { useWatchlist } from './stores/useWatchlist.ts';
export type { SaveAnswer, WatchlistCalls } from './stores/watchlistStore.ts';
export {
  SaveRequestedVehicle as SaveRequestedVehicle,
  type SaveRequestedVehicleProps as SaveRequestedVehicleProps,
} from './components/SavedVehicles/SaveRequestedVehicle.tsx';
export { ValuationList } from './components/Garage/ValuationList.tsx';
export { SpinToWin, type SpinToWinProps } from './components/SpinToWin/SpinToWin.tsx';
