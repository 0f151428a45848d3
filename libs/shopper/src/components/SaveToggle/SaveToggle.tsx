'use client';

import { vehicleEventParams } from '@forecourt/domain';
import { Icon, IconButton, SiteLink, useSite, useToast } from '@forecourt/ui';
import { useState, type MouseEvent } from 'react';
import { saveSignInPath } from '../../model/watchlist.ts';
import { noteSaveIntent } from '../../stores/saveIntent.ts';
import { useWatchlist } from '../../stores/useWatchlist.ts';
import type { ToggledVehicle } from '../FavouriteToggle/FavouriteToggle.tsx';
import * as styles from './SaveToggle.css.ts';

export interface SaveToggleProps {
  vehicle: ToggledVehicle;
}

const failed = 'The watchlist could not be changed. Please try again.';

const here = () => `${window.location.pathname}${window.location.search}`;

/** Whether a press is for this tab: others open the link as it stands. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Saves a vehicle to the watchlist of who is signed in. Shows the new state at once and takes it back when the change
 * is refused. For everybody else, and without scripts, it is the way to sign in.
 */
export function SaveToggle({ vehicle }: SaveToggleProps) {
  const { site, track } = useSite();
  const toast = useToast();
  const watchlist = useWatchlist();
  /** Vehicle whose change is under way: a card may take another one meanwhile. */
  const [pending, setPending] = useState<string | null>(null);
  if (!site.flags.watchlist) return null;
  const { id } = vehicle;
  const label = `Save ${vehicle.name} to your watchlist`;

  const signInFirst = () => {
    if (!watchlist || !noteSaveIntent(site.slug, id)) return false;
    watchlist.goTo(saveSignInPath(id, here()));
    return true;
  };

  if (!watchlist?.isSignedIn) {
    return (
      <SiteLink
        className={styles.link}
        // The list's own page asks before it saves, so it needs no script.
        href={saveSignInPath(id, site.paths.watchlist, `/cars/${vehicle.slug}`)}
        aria-label={label}
        onClick={(event) => {
          if (isPlain(event) && signInFirst()) event.preventDefault();
        }}
      >
        <Icon name="bookmark" size={22} />
      </SiteLink>
    );
  }

  const change = async (save: boolean) => {
    setPending(id);
    const answer = await watchlist.change(id, save);
    setPending((now) => (now === id ? null : now));
    if (answer.success) {
      if (save) track('favourite', { ...vehicleEventParams(vehicle) });
      toast(save ? 'Car Saved In Watchlist' : 'Car Removed');
    } else if (!answer.signedOut || !save || !signInFirst()) {
      window.alert(answer.message ?? failed);
    }
  };

  const isSaved = watchlist.has(id);
  return (
    <IconButton
      label={label}
      icon={isSaved ? 'bookmark-filled' : 'bookmark'}
      tone="raised"
      pressed={isSaved}
      aria-busy={pending === id || undefined}
      onClick={() => {
        if (pending !== id) void change(!isSaved);
      }}
    />
  );
}
