import { signedInMarker } from '../model/signInLink.ts';
import type { WatchlistState } from '../model/watchlist.ts';
import type { WatchlistCalls } from '../stores/watchlistStore.ts';

/** Sets or removes the cookie that marks this browser as signed in. */
export function markSignedIn(signedIn: boolean): void {
  document.cookie = `${signedInMarker}=1; path=/; max-age=${signedIn ? 600 : 0}`;
}

export interface SampleWatchlist {
  /** Initial list. @default none */
  ids?: readonly string[];
  /** Reason for refusing every change; without it each is accepted. */
  refusal?: string;
}

/** A watchlist that lives as long as the page. */
export function sampleWatchlistCalls({ ids = [], refusal }: SampleWatchlist = {}): WatchlistCalls {
  const state: WatchlistState = { phone: '+61412345678', since: '2026-11-24T04:15:00.000Z', ids: [...ids] };
  return {
    load: () => Promise.resolve({ ...state }),
    change: (id, save) => {
      if (refusal !== undefined) return Promise.resolve({ success: false, message: refusal });
      state.ids = save ? [id, ...state.ids] : state.ids.filter((one) => one !== id);
      return Promise.resolve({ success: true });
    },
    merge: (added) => {
      state.ids = [...added, ...state.ids];
      return Promise.resolve({ ...state });
    },
  };
}
