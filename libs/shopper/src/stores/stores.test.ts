import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredVehicle } from '../model/entries.ts';
import { withEntry } from '../model/lists.ts';
import { favouritesStore } from './stores.ts';

const car: StoredVehicle = {
  id: 'car-1',
  name: 'RAV4',
  slug: 'rav4',
  make: 'Toyota',
  model: 'RAV4',
  primary_image_url: null,
};
const keyOf = (siteSlug: string) => `forecourt:${siteSlug}:favourites`;
const add = (list: readonly StoredVehicle[]) => withEntry(list, car);

afterEach(() => vi.restoreAllMocks());

describe('a list on the device', () => {
  it('[WL-05] is restored after a reload', async () => {
    favouritesStore('reloaded').update(add);
    vi.resetModules();
    const afterReload = await import('./stores.ts');
    expect(afterReload.favouritesStore).not.toBe(favouritesStore);
    expect(afterReload.favouritesStore('reloaded').current()).toEqual([car]);
  });

  it.each(['{', 'null', '[{"id":1}]'])('[VDP-24] starts anew over corrupted storage: %s', (corrupted) => {
    localStorage.setItem(keyOf('corrupted'), corrupted);
    expect(favouritesStore('corrupted').current()).toEqual([]);
    favouritesStore('corrupted').update(add);
    expect(JSON.parse(localStorage.getItem(keyOf('corrupted'))!)).toEqual([car]);
  });

  it('[VDP-24] logs a blocked storage, breaks nothing and works until the page is left', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const list = favouritesStore('blocked');
    expect(list.current()).toEqual([]);
    list.update(add);
    expect(list.current()).toEqual([car]);
    expect(log).toHaveBeenCalledWith(`${keyOf('blocked')} could not be read`, expect.any(DOMException));
  });

  it('[VDP-24] logs a full storage and keeps the entry for this page', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const list = favouritesStore('full');
    list.update(add);
    expect(list.current()).toEqual([car]);
    expect(log).toHaveBeenCalledExactlyOnceWith(`${keyOf('full')} could not be stored`, expect.any(DOMException));
  });
});
