import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { viewedStore } from '../../stores/stores.ts';
import { RememberViewed } from './RememberViewed.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const view = (slug: string, vehicle = sampleVehicle) =>
  render(
    <TestSite site={{ slug }}>
      <RememberViewed vehicle={vehicle} />
    </TestSite>,
  );

it('[VDP-24] remembers viewed cars, the latest first, without duplicates', () => {
  view('viewed-1');
  view('viewed-1', sampleSoldVehicle);
  view('viewed-1');
  expect(
    viewedStore('viewed-1')
      .current()
      .map(({ id }) => id),
  ).toEqual(['car-1', 'car-2']);
});

it('[VDP-24] logs a refused storage, and breaks nothing', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  view('viewed-2');
  expect(log).toHaveBeenCalledWith('forecourt:viewed-2:viewed could not be stored', expect.any(DOMException));
});
