import { Toaster } from '@forecourt/ui';
import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteSaveIntent } from '../../stores/saveIntent.ts';
import type { WatchlistCalls } from '../../stores/watchlistStore.ts';
import { markSignedIn, sampleWatchlistCalls } from '../../testing/index.ts';
import { WatchlistProvider } from '../WatchlistProvider/WatchlistProvider.tsx';
import { SaveAfterSignIn } from './SaveAfterSignIn.tsx';

afterEach(() => {
  cleanup();
  markSignedIn(false);
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const come = (slug: string, calls: WatchlistCalls, address = '/cars/rav4?colour=red&save_car=car-1#photos') => {
  window.history.replaceState({ kept: true }, '', address);
  const page = (
    <TestSite site={{ slug }} flags={{ watchlist: true }}>
      <WatchlistProvider calls={calls} page="/cars/rav4">
        <SaveAfterSignIn query={window.location.search} />
      </WatchlistProvider>
      <Toaster />
    </TestSite>
  );
  return act(async () => void render(page));
};
const spied = (calls = sampleWatchlistCalls()) => ({ ...calls, change: vi.fn(calls.change) });
const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

describe('SaveAfterSignIn', () => {
  it('[GATE-04] saves the car that was pressed before signing in, once, and cleans the address', async () => {
    markSignedIn(true);
    noteSaveIntent('after-1', 'car-1');
    const calls = spied();
    await come('after-1', calls);
    expect(calls.change).toHaveBeenCalledWith('car-1', true, '+61412345678');
    expect(screen.getByText('Car Saved In Watchlist')).toBeTruthy();
    expect(address()).toBe('/cars/rav4?colour=red#photos');
    expect(window.history.state).toEqual({ kept: true });
    cleanup();
    await come('after-1', calls);
    expect(calls.change).toHaveBeenCalledOnce();
  });

  it('[GATE-04] saves the car even if the page rewrites its address before the sign-in is known', async () => {
    noteSaveIntent('after-5', 'car-1');
    const calls = spied();
    const page = (query: string) => (
      <TestSite site={{ slug: 'after-5' }} flags={{ watchlist: true }}>
        <WatchlistProvider calls={calls} page="/search">
          <SaveAfterSignIn query={query} />
        </WatchlistProvider>
        <Toaster />
      </TestSite>
    );
    // The cookie is set, but the page has not read it yet.
    const { rerender } = await act(async () => render(page('')));
    document.cookie = 'signed-in=1; path=/';
    await act(async () => rerender(page('make=Kia&save_car=car-1')));
    await act(async () => rerender(page('make=Kia')));
    expect(calls.change).not.toHaveBeenCalled();
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    expect(calls.change).toHaveBeenCalledWith('car-1', true, '+61412345678');
  });

  it('[WL-04] saves nothing for an address alone, without a press', async () => {
    markSignedIn(true);
    const calls = spied();
    await come('after-2', calls);
    noteSaveIntent('after-2', 'car-7');
    await come('after-2', calls);
    expect(calls.change).not.toHaveBeenCalled();
    expect(address()).toBe('/cars/rav4?colour=red#photos');
  });

  it('[GATE-04] saves nothing for a visitor who came back without signing in', async () => {
    noteSaveIntent('after-3', 'car-1');
    const calls = spied();
    await come('after-3', calls);
    expect(calls.change).not.toHaveBeenCalled();
    expect(window.sessionStorage.length).toBe(0);
  });

  it('[WL-03] says why a car could not be saved', async () => {
    markSignedIn(true);
    noteSaveIntent('after-4', 'car-1');
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    await come('after-4', spied(sampleWatchlistCalls({ refusal: 'Your watchlist is full' })));
    expect(alert).toHaveBeenCalledWith('Your watchlist is full');
  });
});
