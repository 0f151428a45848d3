import { describe, expect, it, vi } from 'vitest';
import { readKept, type KeptVehicle } from '../model/entries.ts';
import { withEntry } from '../model/lists.ts';
import { createLocalList, type ListStorage } from './localList.ts';

const car: KeptVehicle = {
  id: 'car-1',
  name: 'RAV4',
  slug: 'rav4',
  make: 'Toyota',
  model: 'RAV4',
  primary_image_url: null,
};

function memory(start: Record<string, string> = {}): ListStorage & { values: Record<string, string> } {
  const values = { ...start };
  return { values, getItem: (key) => values[key] ?? null, setItem: (key, value) => void (values[key] = value) };
}

function listOver(storage: () => ListStorage, tabs: Window | null = window) {
  const onFailure = vi.fn();
  const list = createLocalList({ key: 'list', read: readKept, storage, tabs, onFailure });
  return { list, onFailure };
}

const add = (list: readonly KeptVehicle[]) => withEntry(list, car);

describe('createLocalList', () => {
  it('[WL-05] is there again after a reload', () => {
    const storage = memory();
    listOver(() => storage).list.update(add);
    expect(listOver(() => storage).list.current()).toEqual([car]);
  });

  it('gives the same array until something changes, so React can compare it', () => {
    const { list } = listOver(() => memory());
    expect(list.current()).toBe(list.current());
    const before = list.current();
    list.update(add);
    expect(list.current()).not.toBe(before);
  });

  it.each(['{', 'null', '[{"id":1}]'])('[VDP-24] starts anew over corrupted storage: %s', (corrupted) => {
    const storage = memory({ list: corrupted });
    const { list } = listOver(() => storage);
    expect(list.current()).toEqual([]);
    list.update(add);
    expect(readKept(storage.values.list!)).toEqual([car]);
  });

  it('[VDP-24] logs a blocked storage, breaks nothing and works until the page is left', () => {
    const { list, onFailure } = listOver(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(list.current()).toEqual([]);
    list.update(add);
    expect(list.current()).toEqual([car]);
    expect(onFailure).toHaveBeenCalledWith('list could not be stored', expect.any(DOMException));
  });

  it('[VDP-24] logs a full storage and keeps the entry for this page', () => {
    const full: ListStorage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { list, onFailure } = listOver(() => full);
    list.update(add);
    expect(list.current()).toEqual([car]);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('tells its listeners once per change, and no more after they leave', () => {
    const { list } = listOver(() => memory());
    const listener = vi.fn();
    const leave = list.subscribe(listener);
    list.update(add);
    expect(listener).toHaveBeenCalledOnce();
    leave();
    list.update(() => []);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('follows what another tab does', () => {
    const storage = memory();
    const { list } = listOver(() => storage);
    const listener = vi.fn();
    const leave = list.subscribe(listener);
    expect(list.current()).toEqual([]);
    storage.values.list = JSON.stringify([car]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(list.current()).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'list' }));
    expect(list.current()).toEqual([car]);
    expect(listener).toHaveBeenCalledOnce();
    leave();
  });
});
