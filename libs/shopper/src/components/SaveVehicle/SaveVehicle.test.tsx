import type { Track } from '@forecourt/domain';
import { SiteProvider, Toaster } from '@forecourt/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WatchlistCalls } from '../../stores/watchlistStore.ts';
import { keepOnDevice, markSignedIn, sampleSite, sampleVehicle, sampleWatchlistCalls } from '../../testing/index.ts';
import { SavedCount } from '../SavedCount/SavedCount.tsx';
import { UndoToast } from '../UndoToast/UndoToast.tsx';
import { WatchlistProvider } from '../WatchlistProvider/WatchlistProvider.tsx';
import { SaveVehicle } from './SaveVehicle.tsx';

let number = 0;
beforeEach(() => void (number += 1));
afterEach(() => {
  cleanup();
  markSignedIn(false);
});

const slug = () => `keep-${number}`;
const page = (calls: WatchlistCalls = sampleWatchlistCalls(), track?: Track, watchlist = true) => (
  <SiteProvider site={{ ...sampleSite, slug: slug(), flags: { ...sampleSite.flags, watchlist } }} track={track}>
    <WatchlistProvider calls={calls} page="/" goTo={() => undefined}>
      <SaveVehicle vehicle={sampleVehicle} />
      <UndoToast />
      <p data-testid="count">
        <SavedCount />
      </p>
    </WatchlistProvider>
    <Toaster />
  </SiteProvider>
);
const button = () => screen.getByRole('button', { name: /^Saved? / });
const pressed = () => button().getAttribute('aria-pressed');
const press = () => act(async () => void fireEvent.click(button()));
const onDevice = () => JSON.parse(localStorage.getItem(`forecourt:${slug()}:favourites`) ?? '[]') as unknown[];

it('[GATE-07] stores a vehicle on the device of a visitor who is not signed in, and offers to undo its removal', async () => {
  const calls = { ...sampleWatchlistCalls(), change: vi.fn() };
  const track = vi.fn();
  keepOnDevice(slug(), 'favourites', [{ ...sampleVehicle, id: 'another' }]);
  render(page(calls, track));
  expect(button().getAttribute('aria-label')).toBe(`Save ${sampleVehicle.name}`);
  await press();
  expect(pressed()).toBe('true');
  expect(button().getAttribute('aria-label')).toBe(`Saved ${sampleVehicle.name}`);
  expect(screen.getByText('Saved. You have 2 vehicles on your list')).toBeTruthy();
  expect(screen.getByTestId('count').textContent).toBe('2');
  expect(onDevice()).toHaveLength(2);
  expect(track).toHaveBeenCalledExactlyOnceWith('favourite', expect.objectContaining({ vehicleModel: 'RAV4' }));
  await press();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(onDevice()).toHaveLength(1);
  expect(calls.change).not.toHaveBeenCalled();
});

it('[WL-01] saves to the watchlist of a signed-in visitor, and counts it once', async () => {
  markSignedIn(true);
  const given = sampleWatchlistCalls();
  const calls = { ...given, change: vi.fn(given.change) };
  const track = vi.fn();
  render(page(calls, track));
  await press();
  expect(calls.change).toHaveBeenCalledWith('car-1', true, '+61412345678');
  expect(screen.getByText('Car Saved In Watchlist')).toBeTruthy();
  expect(pressed()).toBe('true');
  expect(onDevice()).toEqual([]);
  expect(screen.getByTestId('count').textContent).toBe('1');
  expect(track).toHaveBeenCalledOnce();
});

it('[WL-02] removes it from the device as well, so that the next sign-in does not bring it back', async () => {
  markSignedIn(true);
  keepOnDevice(slug(), 'favourites', [sampleVehicle]);
  render(page(sampleWatchlistCalls({ ids: ['car-1'] })));
  await vi.waitFor(() => expect(pressed()).toBe('true'));
  await press();
  expect(screen.getByText('Car Removed')).toBeTruthy();
  expect(pressed()).toBe('false');
  expect(onDevice()).toEqual([]);
});

it('[GATE-04] is a link to sign-in without scripts, where the site has a watchlist', () => {
  const unscripted = (html: string) => /<noscript>(.*?)<\/noscript>/.exec(html)?.[1];
  expect(unscripted(renderToString(page()))).toContain('href="/sign-in?type=watchlist');
  expect(unscripted(renderToString(page(undefined, undefined, false)))).toBeUndefined();
});
