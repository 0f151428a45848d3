'use client';

import { vehicleEventParams } from '@forecourt/domain';
import { Icon, IconButton, SiteLink, useSite, useToast } from '@forecourt/ui';
import { useOptimistic, useState, useTransition } from 'react';
import { saveSignInPath } from '../../model/keeping.ts';
import type { ToggledVehicle } from '../FavouriteToggle/FavouriteToggle.tsx';
import * as styles from './SaveToggle.css.ts';

/** What the watchlist answered. */
export interface SaveAnswer {
  success: boolean;
  /** Why not, in the visitor's words. */
  message?: string;
}

export interface SaveToggleProps {
  vehicle: ToggledVehicle;
  /** Already on the signed-in visitor's watchlist. @default false */
  saved?: boolean;
  /** Saves or removes for the signed-in visitor; without it the toggle leads to sign-in. */
  onSave?: (vehicleId: string, save: boolean) => Promise<SaveAnswer>;
}

const failed = 'The watchlist could not be changed. Please try again.';

/** Saves a vehicle to the watchlist. Shows the new state at once and takes it back when the change is refused. */
export function SaveToggle({ vehicle, saved = false, onSave }: SaveToggleProps) {
  const { site, track } = useSite();
  const toast = useToast();
  const [given, setGiven] = useState(saved);
  const [settled, setSettled] = useState(saved);
  // The visitor's list may arrive after the page.
  if (given !== saved) {
    setGiven(saved);
    setSettled(saved);
  }
  const [shown, showNow] = useOptimistic(settled);
  const [pending, start] = useTransition();
  if (!site.flags.watchlist) return null;
  const label = `Save ${vehicle.name} to your watchlist`;

  if (!onSave) {
    return (
      <SiteLink className={styles.link} href={saveSignInPath(vehicle, site.paths.watchlist)} aria-label={label}>
        <Icon name="bookmark" size={22} />
      </SiteLink>
    );
  }

  const change = (save: boolean) =>
    start(async () => {
      showNow(save);
      const answer = await onSave(vehicle.id, save).catch((): SaveAnswer => ({ success: false }));
      if (answer.success) {
        setSettled(save);
        if (save) track('favourite', { ...vehicleEventParams(vehicle) });
        toast(save ? 'Car Saved In Watchlist' : 'Car Removed');
      } else {
        window.alert(answer.message ?? failed);
      }
    });

  return (
    <IconButton
      label={label}
      icon="bookmark"
      tone="raised"
      pressed={shown}
      aria-busy={pending || undefined}
      onClick={() => {
        if (!pending) change(!shown);
      }}
    />
  );
}
