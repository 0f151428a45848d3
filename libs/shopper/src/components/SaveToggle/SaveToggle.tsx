'use client';

import { keepMessages } from '@forecourt/domain/messages';
import { useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ToggledVehicle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { SignInToSave } from './SignInToSave.tsx';
import { useSaveToggle } from './useSaveToggle.ts';

export interface SaveToggleProps {
  /** The vehicle to save. */
  vehicle: ToggledVehicle;
}

/**
 * Saves a vehicle to the watchlist of the signed-in visitor. Shows the new state at once and reverts it if the change
 * is refused. For everybody else, and without scripts, it links to the sign-in.
 */
export function SaveToggle({ vehicle }: SaveToggleProps) {
  const say = useWords(keepMessages);
  const { flags } = useSite().site;
  const { isSignedIn, isSaved, isPending, signInFirst, press } = useSaveToggle(vehicle);
  if (!flags.watchlist) return null;
  // Beside a heart (favourite), this one has a label and an icon of its own.
  const [word, pressedWord, icon] = flags.splitSaves
    ? ([say('keep.watchlistWord'), say('keep.isOnWatchlistWord'), isSaved ? 'bookmark-filled' : 'bookmark'] as const)
    : ([say('keep.saveWord'), say('keep.isSavedWord'), isSaved ? 'heart-filled' : 'heart'] as const);
  if (!isSignedIn) return <SignInToSave vehicle={vehicle} word={word} icon={icon} onPress={signInFirst} />;
  const label = !isSaved ? 'keep.saveToWatchlist' : flags.splitSaves ? 'keep.isOnWatchlist' : 'keep.isSaved';
  return (
    <ToggleButton
      word={word}
      pressedWord={pressedWord}
      label={say(label, { name: vehicle.name })}
      icon={icon}
      pressed={isSaved}
      busy={isPending}
      onClick={press}
    />
  );
}
