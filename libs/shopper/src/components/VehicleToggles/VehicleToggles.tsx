'use client';

import { useSite } from '@forecourt/ui';
import { canFavourite } from '../../model/keeping.ts';
import { CompareToggle } from '../CompareToggle/CompareToggle.tsx';
import { FavouriteToggle, type ToggledVehicle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { useWatchlist } from '../../stores/useWatchlist.ts';
import { SaveToggle } from '../SaveToggle/SaveToggle.tsx';
import { SaveVehicle } from '../SaveVehicle/SaveVehicle.tsx';
import * as styles from './VehicleToggles.css.ts';

export interface VehicleTogglesProps {
  /** The vehicle to save or compare. */
  vehicle: ToggledVehicle;
}

/**
 * Save and compare toggles, as far as the site enables them and the vehicle allows. Sites that split saving have a
 * device favourite and the watchlist side by side instead of the one save. A saved vehicle can always be removed.
 */
export function VehicleToggles({ vehicle }: VehicleTogglesProps) {
  const { favourites, compare, watchlist, strictFavourites, splitSaves } = useSite().site.flags;
  const saved = useWatchlist()?.has(vehicle.id) ?? false;
  const canKeep = canFavourite(vehicle, strictFavourites);
  const isJoined = favourites && !(watchlist && splitSaves);
  const showFavourite = favourites && canKeep && !isJoined;
  const showCompare = compare && canKeep;
  const showSave = watchlist && (saved || canFavourite(vehicle, false));
  const showJoined = isJoined && (saved || canKeep);
  if (!showJoined && !showFavourite && !showCompare && !showSave) return null;
  return (
    <div className={styles.toggles[showFavourite && showSave ? 'split' : 'joined']}>
      {showJoined && <SaveVehicle vehicle={vehicle} />}
      {showFavourite && <FavouriteToggle vehicle={vehicle} />}
      {showCompare && <CompareToggle vehicle={vehicle} />}
      {showSave && !isJoined && <SaveToggle vehicle={vehicle} />}
    </div>
  );
}
