import type { ToggledVehicle } from '../FavouriteToggle/FavouriteToggle.tsx';

/** What saving to the watchlist is called for everyone who hears one of many such controls. */
export const saveLabel = ({ name }: Pick<ToggledVehicle, 'name'>): string => `Save ${name} to your watchlist`;
