'use client';

import { savedMessages } from '@forecourt/domain/messages';
import { Button, Disclosure, Notice, Stack, TextField, useSite, useToast } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState, type SyntheticEvent } from 'react';
import { savedSearchNameLength } from '../../model/savedSearches.ts';
import { signInPath } from '../../model/signInLink.ts';
import { useWatchlist } from '../../stores/useWatchlist.ts';
import type { SaveAnswer } from '../../stores/watchlistStore.ts';

export interface SaveSearchProps {
  /** Proposed name. @example 'Kia SUVs' */
  name: string;
  /** Saves the search of the address. May reject. */
  save: (search: { name: string; path: string }) => Promise<SaveAnswer>;
}

const here = () => `${window.location.pathname}${window.location.search}`;

/**
 * Saves a search to the garage of the signed-in visitor, under a name; signed-out visitors sign in first and return to
 * it. Needs scripts, as filtering does, and a WatchlistProvider.
 */
export function SaveSearch({ name, save }: SaveSearchProps) {
  const say = useWords(savedMessages);
  const { site } = useSite();
  const watchlist = useWatchlist();
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  if (!watchlist || !site.flags.watchlist) return null;
  const signIn = () => watchlist.goTo(signInPath({ type: 'garage', redirect: here(), back: here() }));
  if (!watchlist.isSignedIn) {
    return (
      <Button variant="quiet" icon="bookmark" onClick={signIn}>
        {say('saved.signInToSave')}
      </Button>
    );
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const field = new FormData(event.currentTarget).get('name');
    const searchName = typeof field === 'string' ? field.trim() : '';
    if (searchName === '') {
      setError(say('saved.nameTheSearch'));
      return;
    }
    setPending(true);
    setError(null);
    const answer = await save({ name: searchName, path: here() }).catch((): SaveAnswer => ({ success: false }));
    setPending(false);
    if (answer.success) toast(say('saved.searchSaved'), 'bookmark');
    else if (answer.signedOut) signIn();
    else setError(answer.message ?? say('saved.searchNotSaved'));
  };

  return (
    <Disclosure title={say('saved.saveThisSearch')} defaultOpen>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={2}>
          {error && <Notice tone="danger">{error}</Notice>}
          <TextField
            name="name"
            label={say('saved.nameOfTheSearch')}
            defaultValue={name}
            maxLength={savedSearchNameLength}
            autoComplete="off"
            required
          />
          <Button type="submit" pending={pending} icon="bookmark">
            {say('saved.saveSearch')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
}
