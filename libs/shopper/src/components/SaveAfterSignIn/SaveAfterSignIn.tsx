'use client';

import { keepMessages } from '@forecourt/domain/messages';
import { useSite, useToast } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isMarkedSignedIn } from '../../model/signInLink.ts';
import { carToSave, withoutCarToSave } from '../../model/watchlist.ts';
import { takeSaveIntent } from '../../stores/saveIntent.ts';
import { useWatchlist } from '../../stores/useWatchlist.ts';
import type { SaveAnswer } from '../../stores/watchlistStore.ts';

export interface SaveAfterSignInProps {
  /** Query string of the page's URL. */
  query: string;
}

/**
 * Saves the vehicle that a visitor pressed before signing in, once they are back, and cleans the address. A vehicle in
 * the URL that was not pressed in this tab is not saved. Use once per page; renders nothing.
 */
export function SaveAfterSignIn({ query }: SaveAfterSignInProps) {
  const { slug } = useSite().site;
  const watchlist = useWatchlist();
  const toast = useToast();
  const say = useWords(keepMessages);
  const requestedId = carToSave(query);
  /** Vehicle in the URL when the page opened: a search may rewrite the URL before the session is known. */
  const requested = useRef<string | null>(null);
  const done = useRef<string | null>(null);

  const answered = useEffectEvent((answer: SaveAnswer) => {
    if (answer.success) toast(say('keep.saved'));
    else if (!answer.signedOut) window.alert(answer.message ?? say('keep.notChanged'));
  });

  useEffect(() => {
    if (requestedId !== null) requested.current = requestedId;
    const car = requested.current;
    if (car === null || done.current === car || !watchlist) return;
    // The cookie is set before the page has read it.
    if (isMarkedSignedIn(document.cookie) && !watchlist.isSignedIn) return;
    const { pathname, search, hash } = window.location;
    const clean = withoutCarToSave(`${pathname}${search}${hash}`);
    window.history.replaceState(window.history.state, '', clean);
    done.current = car;
    if (takeSaveIntent(slug) !== car || !watchlist.isSignedIn) return;
    void watchlist.change(car, true).then((answer) => answered(answer));
  }, [requestedId, watchlist, slug]);

  return null;
}
