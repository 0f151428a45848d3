'use client';

import { vehicleEventParams } from '@forecourt/domain';
import { keepMessages } from '@forecourt/domain/messages';
import { useSite, useToast } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { toStoredVehicle } from '../../model/entries.ts';
import { undoStore } from '../../stores/undoStore.ts';
import { useFavouriteRemoval } from '../../stores/useFavouriteRemoval.ts';
import { useFavourites } from '../../stores/useDeviceList.ts';
import type { ToggledVehicle } from './FavouriteToggle.tsx';

/** Whether a vehicle is saved on this device, and the action that saves or removes it. */
export function useFavouriteToggle(vehicle: ToggledVehicle) {
  const say = useWords(keepMessages);
  const toast = useToast();
  const { site, track } = useSite();
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
      const count = favourites.vehicles.length + 1;
      const { vehicleNoun, vehicleNounPlural } = site.texts;
      undoStore.dismiss();
      toast(say('keep.savedHere', { count, nouns: count === 1 ? vehicleNoun : vehicleNounPlural }), 'heart-filled');
      track('favourite', { ...vehicleEventParams(vehicle) });
    },
  };
}
