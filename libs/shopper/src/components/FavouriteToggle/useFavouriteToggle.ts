'use client';

import { vehicleEventParams } from '@forecourt/domain';
import { useSite } from '@forecourt/ui';
import { toStoredVehicle } from '../../model/entries.ts';
import { useFavouriteRemoval } from '../../stores/useFavouriteRemoval.ts';
import { useFavourites } from '../../stores/useDeviceList.ts';
import type { ToggledVehicle } from './FavouriteToggle.tsx';

/** Whether a vehicle is saved on this device, and the action that saves or removes it. */
export function useFavouriteToggle(vehicle: ToggledVehicle) {
  const { track } = useSite();
  const favourites = useFavourites();
  const { removeOne } = useFavouriteRemoval(favourites);
  const isFavourite = favourites.has(vehicle.id);
  return {
    isFavourite,
    /** Removes it without a message, for a visitor who removed it elsewhere. */
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
