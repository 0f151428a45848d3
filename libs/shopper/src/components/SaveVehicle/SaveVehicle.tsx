'use client';

import { keepMessages } from '@forecourt/domain/messages';
import { useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ToggledVehicle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { useFavouriteToggle } from '../FavouriteToggle/useFavouriteToggle.ts';
import { SignInToSave } from '../SaveToggle/SignInToSave.tsx';
import { useSaveToggle } from '../SaveToggle/useSaveToggle.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';

export interface SaveVehicleProps {
  /** The vehicle to save. */
  vehicle: ToggledVehicle;
}

/**
 * Saves a vehicle to the watchlist of a signed-in visitor, else on this device, whose list is merged at the next
 * sign-in. Without scripts a device stores nothing, so it links to the sign-in.
 */
export function SaveVehicle({ vehicle }: SaveVehicleProps) {
  const say = useWords(keepMessages);
  const { flags } = useSite().site;
  const onDevice = useFavouriteToggle(vehicle);
  const onWatchlist = useSaveToggle(vehicle);
  const { isSignedIn } = onWatchlist;
  const isSaved = isSignedIn ? onWatchlist.isSaved : onDevice.isFavourite;

  const press = () => {
    if (!isSignedIn) {
      onDevice.press();
      return;
    }
    // A removed vehicle must not come back with the next sign-in.
    if (isSaved) onDevice.forget();
    onWatchlist.press();
  };
  return (
    <>
      <ToggleButton
        word={say('keep.saveWord')}
        pressedWord={say('keep.isSavedWord')}
        label={say(isSaved ? 'keep.isSaved' : 'keep.save', { name: vehicle.name })}
        icon={isSaved ? 'heart-filled' : 'heart'}
        pressed={isSaved}
        busy={isSignedIn && onWatchlist.isPending}
        onClick={press}
      />
      {flags.watchlist && (
        <noscript>
          <SignInToSave vehicle={vehicle} word={say('keep.saveWord')} icon="heart" />
        </noscript>
      )}
    </>
  );
}
