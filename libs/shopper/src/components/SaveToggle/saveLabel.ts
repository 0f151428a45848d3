import type { ToggledVehicle } from '../FavouriteToggle/FavouriteToggle.tsx';

/** Accessible name of a save control, unique among many on a page. */
export const saveLabel = ({ name }: Pick<ToggledVehicle, 'name'>): string => `Save ${name} to your watchlist`;
