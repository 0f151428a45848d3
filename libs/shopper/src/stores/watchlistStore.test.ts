import { deviceStore } from '@forecourt/ui';
import { describe, expect, it, vi } from 'vitest';
import { readIds, readStoredVehicles, type StoredVehicle } from '../model/entries.ts';
import type { WatchlistState } from '../model/watchlist.ts';
import type { DeviceList } from './stores.ts';
import { createWatchlist, type SaveAnswer, type WatchlistCalls } from './watchlistStore.ts';

const phone = '+61412345678';
const state = (...ids: string[]): WatchlistState => ({ phone, since: 'monday', ids });

let made = 0;

function listOf<T>(read: (stored: unknown) => T[], entries: T[] = []): DeviceList<T> {
  const list = deviceStore<readonly T[]>({ key: `list-${(made += 1)}`, read });
  list.set(entries);
  return list;
}

const kept = (id: string): StoredVehicle => ({
  id,
  name: id,
  slug: id,
  make: 'Kia',
  model: 'EV6',
  primary_image_url: null,
});

/** A promise that the test resolves. */
function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

function open(given: Partial<WatchlistCalls> = {}, favourites: string[] = []) {
  const all = {
    change: vi.fn(() => Promise.resolve<SaveAnswer>({ success: true })),
    merge: vi.fn((ids: readonly string[]) => Promise.resolve<WatchlistState | null>(state(...ids, 'a'))),
    ...given,
    load: vi.fn(given.load ?? (() => Promise.resolve<WatchlistState | null>(state('a')))),
  };
  const ids = listOf(readIds);
  const merged = listOf(readIds);
  const onFailure = vi.fn();
  const parts = { calls: all, ids, merged, favourites: listOf(readStoredVehicles, favourites.map(kept)), onFailure };
  return { store: createWatchlist(parts), ids, merged, calls: all, onFailure };
}

describe('the watchlist of a page', () => {
  it('[WL-03] shows a change at once, and sends it for the signed-in phone number', async () => {
    const { store, ids, calls } = open();
    const changing = store.change('b', true);
    expect(ids.current()).toEqual(['b']);
    expect(await changing).toEqual({ success: true });
    expect(calls.change).toHaveBeenCalledWith('b', true, phone);
    expect(ids.current()).toEqual(['b', 'a']);
  });

  it.each([
    ['refused', () => Promise.resolve({ success: false, message: 'Full' }), { success: false, message: 'Full' }],
    ['lost on its way', () => Promise.reject(new Error('offline')), { success: false }],
  ])('[WL-03] reverts a change that is %s', async (_what, change, answer) => {
    const { store, ids } = open({ change });
    await store.load();
    expect(await store.change('b', true)).toEqual(answer);
    expect(ids.current()).toEqual(['a']);
    expect(await store.change('a', false)).toEqual(answer);
    await vi.waitFor(() => expect(ids.current()).toEqual(['a']));
  });

  it('[WL-03] does not let an older list undo a press', async () => {
    const answers = [deferred<WatchlistState | null>(), deferred<WatchlistState | null>()] as const;
    const changed = deferred<SaveAnswer>();
    const load = vi.fn(() => answers[load.mock.calls.length === 1 ? 0 : 1].promise);
    const { store, ids } = open({ load, change: () => changed.promise });
    const loading = store.load();
    const first = store.change('b', true);
    answers[0].resolve(state('a'));
    await loading;
    expect(ids.current()).toEqual(['b', 'a']);
    const again = store.load();
    changed.resolve({ success: true });
    await first;
    answers[1].resolve(state('b', 'a', 'c'));
    await again;
    expect(ids.current()).toEqual(['b', 'a', 'c']);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('[WL-04] is empty for a visitor whose session has expired', async () => {
    const { store, ids, calls } = open({ load: () => Promise.resolve(null) });
    ids.update(() => ['a']);
    const listener = vi.fn();
    store.isOver.subscribe(listener);
    await store.load();
    expect(store.isOver.current()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    expect(ids.current()).toEqual([]);
    expect(await store.change('b', true)).toEqual({ success: false, signedOut: true });
    expect(calls.change).not.toHaveBeenCalled();
    expect(ids.current()).toEqual([]);
  });

  it('[WL-04] is cleared for a visitor who signed out, even if a request is pending', async () => {
    const late = deferred<WatchlistState | null>();
    const { store, ids, merged } = open({ load: () => late.promise });
    const loading = store.load();
    store.forget();
    late.resolve(state('a', 'b'));
    await loading;
    expect(ids.current()).toEqual([]);
    expect(merged.current()).toEqual([]);
  });

  it('[WL-04] checks again who is signed in after a refusal', async () => {
    const { store, calls } = open({ change: () => Promise.resolve({ success: false, message: 'Another number' }) });
    await store.load();
    calls.load.mockResolvedValue({ ...state('z'), phone: '+61498765432' });
    await store.change('b', true);
    await vi.waitFor(() => expect(calls.load).toHaveBeenCalledTimes(2));
  });
});

describe('favourites on the device', () => {
  it('[GATE-07] are merged once after a sign-in', async () => {
    const { store, ids, calls } = open({}, ['c', 'a']);
    await store.load();
    expect(calls.merge).toHaveBeenCalledWith(['c'], phone);
    expect(ids.current()).toEqual(['c', 'a']);
    await store.load();
    expect(calls.merge).toHaveBeenCalledOnce();
    calls.load.mockResolvedValue({ ...state('a'), since: 'tuesday' });
    await store.load();
    expect(calls.merge).toHaveBeenCalledTimes(2);
  });

  it('[GATE-07] are merged by the next page when the visitor leaves before the answer', async () => {
    const { store, merged, calls } = open({ merge: vi.fn(() => new Promise<null>(() => undefined)) }, ['c']);
    void store.load();
    await vi.waitFor(() => expect(calls.merge).toHaveBeenCalledOnce());
    expect(merged.current()).toEqual([]);
  });

  it('[GATE-07] are tried again when they could not be added', async () => {
    const merge = vi.fn(() => Promise.reject(new Error('offline')));
    const { store, ids, onFailure } = open({ merge }, ['c']);
    await store.load();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(ids.current()).toEqual(['a']);
    await store.load();
    expect(merge).toHaveBeenCalledTimes(2);
  });
});
