'use client';

import { vehicleEventParams } from '@forecourt/domain';
import { keepMessages } from '@forecourt/domain/messages';
import { useSite, useToast } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState } from 'react';
import { saveSignInPath } from '../../model/watchlist.ts';
import { noteSaveIntent } from '../../stores/saveIntent.ts';
import { useWatchlist } from '../../stores/useWatchlist.ts';
import type { ToggledVehicle } from '../FavouriteToggle/FavouriteToggle.tsx';

const here = () => `${window.location.pathname}${window.location.search}`;

/** Whether a vehicle is on the watchlist, and the action that saves or removes it. */
export function useSaveToggle(vehicle: ToggledVehicle) {
  const say = useWords(keepMessages);
  const { site, track } = useSite();
  const toast = useToast();
  const watchlist = useWatchlist();
  /** Vehicle whose change is pending; the card may show another vehicle by then. */
  const [pending, setPending] = useState<string | null>(null);
  const { id } = vehicle;
  const isPending = pending === id;
  const isSaved = watchlist?.has(id) ?? false;

  const signInFirst = () => {
    if (!watchlist || !noteSaveIntent(site.slug, id)) return false;
    watchlist.goTo(saveSignInPath(id, here()));
    return true;
  };
  const change = async (save: boolean) => {
    if (!watchlist) return;
    setPending(id);
    const answer = await watchlist.change(id, save);
    setPending((now) => (now === id ? null : now));
    if (answer.success) {
      if (save) track('favourite', { ...vehicleEventParams(vehicle) });
      toast(say(save ? 'keep.saved' : 'keep.removed'));
    } else if (!answer.signedOut || !save || !signInFirst()) {
      window.alert(answer.message ?? say('keep.notChanged'));
    }
  };
  return {
    /** If false, the visitor has to sign in first. */
    isSignedIn: watchlist?.isSignedIn ?? false,
    isSaved,
    isPending,
    /** Goes to the sign-in and saves the vehicle afterwards. False if the browser cannot store the request. */
    signInFirst,
    press() {
      if (!isPending) void change(!isSaved);
    },
  };
}
