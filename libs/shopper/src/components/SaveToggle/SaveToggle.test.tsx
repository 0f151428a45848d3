import type { Track } from '@forecourt/domain';
import { SiteProvider, Toaster } from '@forecourt/ui';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveAnswer, WatchlistCalls } from '../../stores/watchlistStore.ts';
import { markSignedIn, sampleSite, sampleVehicle, sampleWatchlistCalls } from '../../testing/index.ts';
import { WatchlistProvider } from '../WatchlistProvider/WatchlistProvider.tsx';
import { SaveToggle } from './SaveToggle.tsx';

let number = 0;
beforeEach(() => void (number += 1));
afterEach(() => {
  cleanup();
  markSignedIn(false);
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const name = `Save ${sampleVehicle.name} to your watchlist`;
const goTo = vi.fn();

/** A new site for every test. */
const page = (
  calls: WatchlistCalls = sampleWatchlistCalls(),
  track?: Track,
  watchlist = true,
  vehicle = sampleVehicle,
) => (
  <SiteProvider
    site={{ ...sampleSite, slug: `save-${number}`, flags: { ...sampleSite.flags, watchlist } }}
    track={track}
  >
    <WatchlistProvider calls={calls} page="/" goTo={goTo}>
      <SaveToggle vehicle={vehicle} />
    </WatchlistProvider>
    <Toaster />
  </SiteProvider>
);

const button = () => screen.getByRole('button', { name: new RegExp(`^(${name}|Saved ${sampleVehicle.name})$`) });
const pressed = () => button().getAttribute('aria-pressed');
const press = () => act(async () => void fireEvent.click(button()));

/** A watchlist whose answers the test controls. */
function slowWatchlist(ids: string[] = []) {
  let answer!: (value: SaveAnswer) => void;
  const change = vi.fn(() => new Promise<SaveAnswer>((resolve) => (answer = resolve)));
  return {
    calls: { ...sampleWatchlistCalls({ ids }), change },
    answer: (value: SaveAnswer) => act(async () => answer(value)),
  };
}

describe('SaveToggle for signed-out visitors', () => {
  it('[GATE-04] is a link to sign-in that needs no script, and back with the car to save', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(page());
    const href = html.querySelector(`a[aria-label="${name}"]`)?.getAttribute('href') ?? '';
    const params = new URL(href, 'https://site.example').searchParams;
    expect(href.startsWith('/sign-in?type=watchlist&')).toBe(true);
    expect(params.get('redirect')).toBe('/watchlist?save_car=car-1');
    expect(params.get('back')).toBe('/cars/2023-toyota-rav4-gxl-hybrid-t1001');
  });

  it('[GATE-04] comes back to the page the car was saved on', () => {
    window.history.replaceState(null, '', '/search?make=Kia');
    render(page());
    fireEvent.click(screen.getByRole('link', { name }));
    const { searchParams } = new URL(String(goTo.mock.lastCall?.[0]), 'https://site.example');
    expect(searchParams.get('redirect')).toBe('/search?make=Kia&save_car=car-1');
    expect(searchParams.get('back')).toBe('/search?make=Kia');
    expect(window.sessionStorage.getItem(`forecourt:save-${number}:to-save`)).toBe('"car-1"');
  });

  it('[GATE-04] leaves a press with a modifier key, and every press where nothing can be stored, to the link', () => {
    render(page());
    const link = screen.getByRole('link', { name });
    const other = createEvent.click(link, { ctrlKey: true, cancelable: true });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fireEvent(link, other);
    expect(other.defaultPrevented).toBe(false);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const plain = createEvent.click(link, { cancelable: true });
    fireEvent(link, plain);
    expect(plain.defaultPrevented).toBe(false);
  });

  it('[GATE-04] is absent where the site has no watchlist', () => {
    const { container } = render(page(undefined, undefined, false));
    expect(container.querySelector('a, [aria-pressed]')).toBeNull();
  });
});

describe('SaveToggle for signed-in visitors', () => {
  beforeEach(() => markSignedIn(true));

  it('[WL-01] [WL-03] shows the car as saved before the watchlist answers, then says so', async () => {
    const { calls, answer } = slowWatchlist();
    const track = vi.fn();
    render(page(calls, track));
    await press();
    expect(pressed()).toBe('true');
    expect(calls.change).toHaveBeenCalledWith('car-1', true, '+61412345678');
    expect(track).not.toHaveBeenCalled();
    await press();
    expect(calls.change).toHaveBeenCalledOnce();
    await answer({ success: true });
    expect(pressed()).toBe('true');
    expect(screen.getByText('Car Saved In Watchlist')).toBeTruthy();
    expect(track).toHaveBeenCalledWith('favourite', expect.objectContaining({ vehicleModel: 'RAV4' }));
  });

  it('[WL-01] is enabled for another car that replaces one being saved', async () => {
    const { calls, answer } = slowWatchlist();
    const other = { ...sampleVehicle, id: 'car-2', name: 'Another car' };
    const { rerender } = render(page(calls));
    await press();
    expect(button().getAttribute('aria-busy')).toBe('true');
    rerender(page(calls, undefined, true, other));
    const next = screen.getByRole('button', { name: 'Save Another car to your watchlist' });
    expect([next.getAttribute('aria-busy'), next.getAttribute('aria-pressed')]).toEqual([null, 'false']);
    await answer({ success: true });
    await act(async () => void fireEvent.click(next));
    expect(calls.change.mock.calls.map(([id]: unknown[]) => id)).toEqual(['car-1', 'car-2']);
    expect(next.getAttribute('aria-busy')).toBe('true');
  });

  it('[WL-02] removes a saved car and says so', async () => {
    const { calls, answer } = slowWatchlist(['car-1']);
    const track = vi.fn();
    render(page(calls, track));
    await vi.waitFor(() => expect(pressed()).toBe('true'));
    await press();
    expect(calls.change).toHaveBeenCalledWith('car-1', false, '+61412345678');
    await answer({ success: true });
    expect(pressed()).toBe('false');
    expect(screen.getByText('Car Removed')).toBeTruthy();
    expect(track).not.toHaveBeenCalled();
  });

  it('[WL-03] reverts a refused change and alerts the message', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    render(page(sampleWatchlistCalls({ refusal: 'Your watchlist is full' })));
    await press();
    expect(alert).toHaveBeenCalledWith('Your watchlist is full');
    expect(pressed()).toBe('false');
  });

  it('[WL-03] reverts the change when the watchlist cannot be reached', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(page({ ...sampleWatchlistCalls(), change: () => Promise.reject(new Error('offline')) }));
    await press();
    expect(alert).toHaveBeenCalledWith('We couldn’t update your watchlist. Please try again.');
    expect(pressed()).toBe('false');
  });

  it('[GATE-04] sends a visitor whose session has expired to sign in with the car to save', async () => {
    render(page({ ...sampleWatchlistCalls(), change: () => Promise.resolve({ success: false, signedOut: true }) }));
    await press();
    expect(String(goTo.mock.lastCall?.[0])).toContain('redirect=%2F%3Fsave_car%3Dcar-1');
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it('[WL-01] shows the last known list on the next page before it is fetched', async () => {
    window.localStorage.setItem(`forecourt:save-${number}:watchlist`, JSON.stringify(['car-1']));
    render(page({ ...sampleWatchlistCalls(), load: () => new Promise(() => undefined) }));
    expect(pressed()).toBe('true');
    act(() => {
      markSignedIn(false);
      window.dispatchEvent(new Event('pageshow'));
    });
    expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(window.localStorage.getItem(`forecourt:save-${number}:watchlist`)).toBe('[]');
  });
});
