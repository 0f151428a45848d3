'use client';

import { carPath } from '@forecourt/domain';
import { keepMessages } from '@forecourt/domain/messages';
import { Icon, SiteLink, useSite, type IconName } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { MouseEvent } from 'react';
import { saveSignInPath } from '../../model/watchlist.ts';
import type { ToggledVehicle } from '../FavouriteToggle/FavouriteToggle.tsx';
import * as styles from '../ToggleButton/ToggleButton.css.ts';

export interface SignInToSaveProps {
  /** The vehicle to save. */
  vehicle: ToggledVehicle;
  /** Label of the button. */
  word: string;
  /** Icon before the label. */
  icon: IconName;
  /** Custom navigation to the sign-in. @returns whether it handled the press */
  onPress?: () => boolean;
}

/** Whether a click is unmodified; with a modifier key the browser opens the link itself. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Link to the sign-in for visitors who are not signed in. The watchlist page asks before it saves, so this needs no
 * script.
 */
export function SignInToSave({ vehicle, word, icon, onPress }: SignInToSaveProps) {
  const { paths } = useSite().site;
  const label = useWords(keepMessages)('keep.saveToWatchlist', { name: vehicle.name });
  return (
    <SiteLink
      className={styles.toggle}
      href={saveSignInPath(vehicle.id, paths.watchlist, carPath(vehicle))}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (isPlain(event) && onPress?.()) event.preventDefault();
      }}
    >
      <Icon name={icon} size={20} />
      <span className={styles.word}>{word}</span>
    </SiteLink>
  );
}
