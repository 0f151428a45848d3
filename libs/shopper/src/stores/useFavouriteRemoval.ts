'use client';

import type { StoredVehicle } from '../model/entries.ts';
import { undoStore } from './undoStore.ts';
import type { StoredVehicleList } from './useDeviceList.ts';

/** Removes favourites and offers to put them back in their positions. */
export function useFavouriteRemoval({ vehicles, remove, clear, restore }: StoredVehicleList) {
  return {
    removeOne(vehicle: Pick<StoredVehicle, 'id' | 'name'>) {
      const at = vehicles.findIndex(({ id }) => id === vehicle.id);
      const entry = vehicles[at];
      if (!entry) return;
      remove(vehicle.id);
      undoStore.show(`Removed ${vehicle.name} from your favourites`, () => restore([entry], at));
    },
    removeAll() {
      clear();
      const count = vehicles.length;
      const words = count === 1 ? 'Removed your only favourite' : `Removed all ${count} favourites`;
      undoStore.show(words, () => restore(vehicles, Infinity));
    },
  };
}
