import { TestSite } from '@forecourt/ui/testing';
import { sampleVehicle } from '@forecourt/domain/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { toStoredVehicle } from '../model/entries.ts';
import { WatchlistProvider } from '../components/WatchlistProvider/WatchlistProvider.tsx';
import { keepOnDevice, markSignedIn, sampleSummaries, sampleWatchlistCalls } from '../testing/index.ts';
import { recheckSignedIn } from './signedIn.ts';
import { watchlistStore } from './stores.ts';
import { useFavourites, useSavedIds, useSearchHistory } from './useDeviceList.ts';

afterEach(cleanup);

const onSite = (slug: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => <TestSite site={{ slug }}>{children}</TestSite>,
});

it('[SRCH-18] remembers the last 5 searches on this device', () => {
  const { result } = renderHook(() => useSearchHistory(), onSite('history-1'));
  act(() => ['a', 'b', 'c', 'd', 'e', 'f'].forEach(result.current.remember));
  expect(result.current.searches).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(JSON.parse(localStorage.getItem('forecourt:history-1:searches')!)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

it('[SRCH-18] keeps the searches of two sites apart', () => {
  const one = renderHook(() => useSearchHistory(), onSite('history-2'));
  act(() => one.result.current.remember('hilux'));
  expect(renderHook(() => useSearchHistory(), onSite('history-3')).result.current.searches).toEqual([]);
});

it('[SRCH-18] removes one search, then all of them, on the device too', () => {
  const { result } = renderHook(() => useSearchHistory(), onSite('history-4'));
  act(() => ['hilux', 'suv', 'kluger'].forEach(result.current.remember));
  act(() => result.current.remove('SUV'));
  expect(result.current.searches).toEqual(['kluger', 'hilux']);
  expect(JSON.parse(localStorage.getItem('forecourt:history-4:searches')!)).toEqual(['kluger', 'hilux']);
  act(() => result.current.clear());
  expect(result.current.searches).toEqual([]);
  expect(localStorage.getItem('forecourt:history-4:searches')).toBe('[]');
});

it('[SRCH-24] has the ids of favourites and of the watchlist without duplicates, in the same array until they change', () => {
  keepOnDevice('saved-1', 'favourites', sampleSummaries.slice(0, 2));
  markSignedIn(true);
  watchlistStore('saved-1').update(() => ['car-9', 'car-1']);
  const useBoth = () => ({ ids: useSavedIds(), favourites: useFavourites() });
  const never = { ...sampleWatchlistCalls(), load: () => new Promise<null>(() => undefined) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestSite site={{ slug: 'saved-1' }} flags={{ watchlist: true }}>
      <WatchlistProvider calls={never} page="/">
        {children}
      </WatchlistProvider>
    </TestSite>
  );
  const { result, rerender } = renderHook(useBoth, { wrapper });
  expect(result.current.ids).toEqual(['car-1', 'car-3', 'car-9']);
  const before = result.current.ids;
  rerender();
  expect(result.current.ids).toBe(before);
  act(() => result.current.favourites.remove('car-3'));
  expect(result.current.ids).toEqual(['car-1', 'car-9']);
  markSignedIn(false);
  act(() => recheckSignedIn());
  expect(result.current.ids).toEqual(['car-1']);
});

it('[SRCH-24] has no saved vehicle on the server', () => {
  keepOnDevice('saved-2', 'favourites', sampleSummaries);
  const Page = () => <p>{useSavedIds().length}</p>;
  expect(renderToStaticMarkup(onSite('saved-2').wrapper({ children: <Page /> }))).toBe('<p>0</p>');
});

it('[GATE-07] keeps a favourite for the page where the device refuses to store it, and logs that', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useFavourites(), onSite('full-1'));
  act(() => result.current.toggle(toStoredVehicle(sampleVehicle)));
  expect(result.current.has(sampleVehicle.id)).toBe(true);
  expect(log).toHaveBeenCalledWith('forecourt:full-1:favourites could not be stored', expect.any(DOMException));
  vi.restoreAllMocks();
});
