import { createStore, type Store } from '@forecourt/ui';
import type { StoredVehicle } from '../model/entries.ts';
import type { WatchlistState } from '../model/watchlist.ts';
import type { DeviceList } from './stores.ts';

/** The watchlist's answer to a change. */
export interface SaveAnswer {
  success: boolean;
  /** Reason of a refusal, for the visitor. */
  message?: string;
  /** Whether the session has expired. */
  signedOut?: boolean;
}

/** Calls to the server's watchlist. Each may reject. */
export interface WatchlistCalls {
  /** The signed-in visitor's list; null where nobody is signed in. */
  load: () => Promise<WatchlistState | null>;
  /** Saves or removes one vehicle on the list of that phone number. */
  change: (vehicleId: string, save: boolean, phone: string) => Promise<SaveAnswer>;
  /** Adds the device's favourites. @returns the resulting list; null where it was refused */
  merge: (vehicleIds: readonly string[], phone: string) => Promise<WatchlistState | null>;
}

export interface WatchlistStore {
  /** Whether the signed-in cookie proved outdated. */
  isOver: Store<boolean>;
  /** Fetches the list, and merges the device's favourites after a sign-in. Never rejects. */
  load: () => Promise<void>;
  /** Shows the change at once and reverts it if it is refused. Never rejects. */
  change: (vehicleId: string, save: boolean) => Promise<SaveAnswer>;
  /** Clears the data of a visitor who has signed out. */
  forget: () => void;
}

export interface WatchlistParts {
  calls: WatchlistCalls;
  /** The last known list, so that the next page shows it at once. */
  ids: DeviceList<string>;
  /** The sign-in whose favourites were merged: one entry. */
  merged: DeviceList<string>;
  /** Favourites to merge; null if the site has none. */
  favourites: DeviceList<StoredVehicle> | null;
  onFailure: (what: string, error: unknown) => void;
}

const refused: SaveAnswer = { success: false };

export function createWatchlist({ calls, ids, merged, favourites, onFailure }: WatchlistParts): WatchlistStore {
  const over = createStore(false);
  let phone: string | null = null;
  /** Pending changes, which override the server's state until they are answered. */
  const pressed = new Map<string, boolean>();
  /** Counts answered changes: a list requested earlier may lack them. */
  let changes = 0;
  /** Counts sign-outs, so that an answer for one visitor never reaches the next. */
  let visitors = 0;
  let loading: Promise<void> | null = null;

  const setOver = (isOver: boolean) => {
    if (isOver) phone = null;
    over.set(isOver);
  };
  const put = (id: string, save: boolean) =>
    ids.update((list) => (save ? [id, ...list.filter((one) => one !== id)] : list.filter((one) => one !== id)));
  const take = (state: WatchlistState) => {
    phone = state.phone;
    ids.update(() => state.ids);
    for (const [id, save] of pressed) if (state.ids.includes(id) !== save) put(id, save);
  };

  async function bringFavourites(state: WatchlistState): Promise<void> {
    if (merged.current()[0] === state.since) return;
    const missing = (favourites?.current() ?? []).map(({ id }) => id).filter((id) => !state.ids.includes(id));
    if (missing.length > 0) {
      const at = changes;
      const answer = await calls.merge(missing, state.phone).catch((error: unknown) => {
        onFailure('Favourites could not be added to the watchlist', error);
        return null;
      });
      // Tried again on the next page, as where the visitor leaves this one before the answer.
      if (!answer || answer.phone !== phone) return;
      if (at === changes) take(answer);
    }
    merged.update(() => [state.since]);
  }

  /** The list with every answered change applied. */
  async function newest(): Promise<WatchlistState | null> {
    for (;;) {
      const at = changes;
      const state = await calls.load();
      if (at === changes) return state;
    }
  }

  async function fetchList(): Promise<void> {
    const visitor = visitors;
    try {
      const state = await newest();
      if (visitor !== visitors) return;
      if (over.current() !== (state === null)) setOver(state === null);
      if (state === null) {
        ids.update(() => []);
        return;
      }
      take(state);
      await bringFavourites(state);
    } catch (error) {
      onFailure('The watchlist could not be loaded', error);
    }
  }

  function load(): Promise<void> {
    if (loading) return loading;
    const mine = fetchList().finally(() => {
      if (loading === mine) loading = null;
    });
    return (loading = mine);
  }
  async function send(vehicleId: string, save: boolean): Promise<SaveAnswer> {
    if (phone === null && !over.current()) await load();
    if (over.current()) return { ...refused, signedOut: true };
    if (phone === null) return refused;
    try {
      return await calls.change(vehicleId, save, phone);
    } catch (error) {
      onFailure('The watchlist could not be changed', error);
      return refused;
    }
  }

  return {
    isOver: over,
    load,
    async change(vehicleId, save) {
      const visitor = visitors;
      const before = ids.current().includes(vehicleId);
      pressed.set(vehicleId, save);
      put(vehicleId, save);
      const answer = await send(vehicleId, save);
      if (visitor !== visitors) return answer;
      changes += 1;
      pressed.delete(vehicleId);
      if (!answer.success) put(vehicleId, before);
      if (answer.signedOut) {
        setOver(true);
        ids.update(() => []);
      } else if (!answer.success && phone !== null) {
        // Another visitor may be signed in by now.
        void load();
      }
      return answer;
    },
    forget() {
      phone = null;
      visitors += 1;
      pressed.clear();
      loading = null;
      if (ids.current().length > 0) ids.update(() => []);
      if (merged.current().length > 0) merged.update(() => []);
      if (over.current()) setOver(false);
    },
  };
}
