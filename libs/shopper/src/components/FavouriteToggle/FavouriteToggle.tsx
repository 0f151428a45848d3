'use client';

import { vehicleEventParams, type VehicleSummary } from '@forecourt/domain';
import { IconButton, useSite } from '@forecourt/ui';
import { keptVehicle } from '../../model/entries.ts';
import { useFavouriteRemoval } from '../../stores/useFavouriteRemoval.ts';
import { useFavourites } from '../../stores/useLocalList.ts';

/** What a toggle needs to know: a summary, or the full record. */
export type ToggledVehicle = Pick<
  VehicleSummary,
  | 'id'
  | 'name'
  | 'slug'
  | 'make'
  | 'model'
  | 'badge'
  | 'year'
  | 'km'
  | 'price'
  | 'status'
  | 'sold'
  | 'car_type'
  | 'primary_image_url'
> & { images: readonly unknown[]; thumbnails?: readonly unknown[] };

export interface FavouriteToggleProps {
  vehicle: ToggledVehicle;
}

/** Keeps a vehicle on this device, or lets it go and offers to take that back. */
export function FavouriteToggle({ vehicle }: FavouriteToggleProps) {
  const { track } = useSite();
  const favourites = useFavourites();
  const { removeOne } = useFavouriteRemoval(favourites);
  const isFavourite = favourites.has(vehicle.id);
  return (
    <IconButton
      label={`Favourite ${vehicle.name}`}
      icon={isFavourite ? 'heart-filled' : 'heart'}
      tone="raised"
      pressed={isFavourite}
      onClick={() => {
        if (isFavourite) {
          removeOne(vehicle);
          return;
        }
        favourites.toggle(keptVehicle(vehicle));
        track('favourite', { ...vehicleEventParams(vehicle) });
      }}
    />
  );
}
