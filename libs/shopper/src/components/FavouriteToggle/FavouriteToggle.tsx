'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { keepMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { useFavouriteToggle } from './useFavouriteToggle.ts';

/** Data of a vehicle that a toggle needs: a summary or the full record. */
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
  /** The vehicle to save. */
  vehicle: ToggledVehicle;
}

/** Saves a vehicle on this device, or removes it with an offer to undo. */
export function FavouriteToggle({ vehicle }: FavouriteToggleProps) {
  const say = useWords(keepMessages);
  const { isFavourite, press } = useFavouriteToggle(vehicle);
  return (
    <ToggleButton
      word={say('keep.favouriteWord')}
      pressedWord={say('keep.isFavouriteWord')}
      label={say(isFavourite ? 'keep.isFavourite' : 'keep.favourite', { name: vehicle.name })}
      icon={isFavourite ? 'heart-filled' : 'heart'}
      pressed={isFavourite}
      onClick={press}
    />
  );
}
