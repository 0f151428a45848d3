'use client';

import { useSite } from '@forecourt/ui';
import { canFavourite } from '../../model/keeping.ts';
import { CompareToggle } from '../CompareToggle/CompareToggle.tsx';
import { FavouriteToggle, type ToggledVehicle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { useWatchlist } from '../../stores/useWatchlist.ts';
import { SaveToggle } from '../SaveToggle/SaveToggle.tsx';
import * as styles from './VehicleToggles.css.ts';

export const vehicleTogglesDirections = ['column', 'row'] as const;

export interface VehicleTogglesProps {
  vehicle: ToggledVehicle;
  /** As the card's place for them has room; or beside each other on a page, whatever the room. @default 'column' */
  direction?: (typeof vehicleTogglesDirections)[number];
}

/** Favourite, compare and save, as far as the site has them and the vehicle allows. A saved vehicle can always be let go. */
export function VehicleToggles({ vehicle, direction = 'column' }: VehicleTogglesProps) {
  const { favourites, compare, watchlist, strictFavourites } = useSite().site.flags;
  const saved = useWatchlist()?.has(vehicle.id) ?? false;
  const canKeep = canFavourite(vehicle, strictFavourites);
  const showFavourite = favourites && canKeep;
  const showCompare = compare && canKeep;
  const showSave = watchlist && (saved || canFavourite(vehicle, false));
  if (!showFavourite && !showCompare && !showSave) return null;
  return (
    <div className={styles.toggles[direction]}>
      {showFavourite && <FavouriteToggle vehicle={vehicle} />}
      {showCompare && <CompareToggle vehicle={vehicle} />}
      {showSave && <SaveToggle vehicle={vehicle} />}
    </div>
  );
}
