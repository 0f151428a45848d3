'use client';

import { keepMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { StoredVehicle } from '../model/entries.ts';
import { undoStore } from './undoStore.ts';
import type { StoredVehicleList } from './useDeviceList.ts';

/** Removes favourites and offers to put them back in their positions. */
export function useFavouriteRemoval({ vehicles, remove, clear, restore }: StoredVehicleList) {
  const say = useWords(keepMessages);
  return {
    removeOne(vehicle: Pick<StoredVehicle, 'id' | 'name'>) {
      const at = vehicles.findIndex(({ id }) => id === vehicle.id);
      const entry = vehicles[at];
      if (!entry) return;
      remove(vehicle.id);
      undoStore.show(say('keep.favouriteRemoved', { name: vehicle.name }), () => restore([entry], at));
    },
    removeAll() {
      clear();
      undoStore.show(say('keep.allFavouritesRemoved', { count: vehicles.length }), () => restore(vehicles, Infinity));
    },
  };
}
