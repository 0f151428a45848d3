'use client';

import { vehicleEventParams } from '@forecourt/domain';
import { useSite } from '@forecourt/ui';
import { toStoredVehicle } from '../../model/entries.ts';
import { useFavouriteRemoval } from '../../stores/useFavouriteRemoval.ts';
import { useFavourites } from '../../stores/useDeviceList.ts';
import type { ToggledVehicle } from './FavouriteToggle.tsx';

/** Whether this device keeps a vehicle, and the press that keeps it or lets it go. */
export function useFavouriteToggle(vehicle: ToggledVehicle) {
  const { track } = useSite();
  const favourites = useFavourites();
  const { removeOne } = useFavouriteRemoval(favourites);
  const isFavourite = favourites.has(vehicle.id);
  return {
    isFavourite,
    /** Lets it go without a word: for who let it go elsewhere. */
    forget: () => favourites.remove(vehicle.id),
    press() {
      if (isFavourite) {
        removeOne(vehicle);
        return;
      }
      favourites.toggle(toStoredVehicle(vehicle));
      track('favourite', { ...vehicleEventParams(vehicle) });
    },
  };
}
