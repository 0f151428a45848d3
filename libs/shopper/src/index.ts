export { AccountLink, type AccountLinkProps } from './components/AccountLink/AccountLink.tsx';
export { AccountPanel, type AccountPanelProps } from './components/AccountPanel/AccountPanel.tsx';
export { CompareTable, type ComparedVehicle, type CompareTableProps } from './components/CompareTable/CompareTable.tsx';
export { CompareToggle, type CompareToggleProps } from './components/CompareToggle/CompareToggle.tsx';
export { CompareTray, type CompareTrayProps } from './components/CompareTray/CompareTray.tsx';
export {
  FavouriteToggle,
  type FavouriteToggleProps,
  type ToggledVehicle,
} from './components/FavouriteToggle/FavouriteToggle.tsx';
export { FavouritesList, type FavouritesListProps } from './components/FavouritesList/FavouritesList.tsx';
export { RememberViewed, type RememberViewedProps } from './components/RememberViewed/RememberViewed.tsx';
export { SaveToggle, type SaveAnswer, type SaveToggleProps } from './components/SaveToggle/SaveToggle.tsx';
export { SignInForm, type SignInFormProps } from './components/SignInForm/SignInForm.tsx';
export { UndoToast } from './components/UndoToast/UndoToast.tsx';
export {
  VehicleToggles,
  vehicleTogglesDirections,
  type VehicleTogglesProps,
} from './components/VehicleToggles/VehicleToggles.tsx';
export { ViewedVehicles, type ViewedVehiclesProps } from './components/ViewedVehicles/ViewedVehicles.tsx';
export type { LocalList } from './stores/localList.ts';
export { compareStore, enquiredStore, favouritesStore, searchHistoryStore, viewedStore } from './stores/stores.ts';
export {
  useCompare,
  useFavourites,
  useLocalList,
  useSavedIds,
  useSearchHistory,
  type KeptList,
  type SearchHistory,
} from './stores/useLocalList.ts';
export type { ResolveVehicles } from './stores/useResolved.ts';
