import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDevice, deviceStore, siteKey } from './deviceStore.ts';

const readWords = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : [];

let made = 0;
const freshKey = () => `words-${(made += 1)}`;
const wordsOf = (key: string) => deviceStore({ key, read: readWords });

const add = (words: readonly string[]) => [...words, 'suv'];
const refuse = (method: 'getItem' | 'setItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('deviceStore', () => {
  it('is one store for one key, and stores its value on the device', () => {
    const key = freshKey();
    expect(wordsOf(key).update(add)).toBe(true);
    expect(wordsOf(key)).toBe(wordsOf(key));
    expect(wordsOf(key).current()).toEqual(['suv']);
    expect(localStorage.getItem(key)).toBe('["suv"]');
  });

  it('can store a value for one tab only', () => {
    const key = freshKey();
    deviceStore({ key, area: 'sessionStorage', read: readWords }).set(['ute']);
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, '["ute"]']);
  });

  it('returns the same object until the value changes, so that React can compare it', () => {
    const key = freshKey();
    localStorage.setItem(key, '["ute"]');
    const words = wordsOf(key);
    const before = words.current();
    expect(words.current()).toBe(before);
    words.update(add);
    expect(words.current()).not.toBe(before);
    const after = words.current();
    expect(words.current()).toBe(after);
  });

  it.each(['{', 'null', '7', '{"id":1}'])('starts anew over what it cannot read: %s', (stored) => {
    const key = freshKey();
    localStorage.setItem(key, stored);
    expect(wordsOf(key).current()).toEqual([]);
    wordsOf(key).update(add);
    expect(localStorage.getItem(key)).toBe('["suv"]');
  });

  it('passes on text that is not JSON, and writes the configured form', () => {
    const key = freshKey();
    localStorage.setItem(key, 'grid');
    const layout = deviceStore({ key, read: String, write: (text) => ({ text }) });
    expect(layout.current()).toBe('grid');
    layout.set('list');
    expect(localStorage.getItem(key)).toBe('{"text":"list"}');
  });

  it('works until the page is left where the storage is full, and warns once', () => {
    refuse('setItem');
    const words = wordsOf(freshKey());
    expect(words.update(add)).toBe(false);
    expect(words.update(add)).toBe(false);
    expect(words.current()).toEqual(['suv', 'suv']);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be stored'), expect.any(DOMException));
  });

  it('works until the page is left where access to the storage is denied', () => {
    vi.stubGlobal('localStorage', undefined);
    const words = wordsOf(freshKey());
    expect(words.current()).toEqual([]);
    expect(words.update(add)).toBe(false);
    expect(words.current()).toEqual(['suv']);
    vi.unstubAllGlobals();
  });

  it('stores again once the browser has room', () => {
    const full = refuse('setItem');
    const key = freshKey();
    wordsOf(key).update(add);
    full.mockRestore();
    expect(wordsOf(key).update(add)).toBe(true);
    expect(localStorage.getItem(key)).toBe('["suv","suv"]');
  });

  it('calls its listeners once per change, and no more after they leave', () => {
    const words = wordsOf(freshKey());
    const listener = vi.fn();
    const leave = words.subscribe(listener);
    words.update(add);
    expect(listener).toHaveBeenCalledOnce();
    leave();
    words.clear();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('reads the storage once while there are subscribers', () => {
    const read = vi.spyOn(Storage.prototype, 'getItem');
    const words = wordsOf(freshKey());
    const leave = words.subscribe(vi.fn());
    words.current();
    words.current();
    expect(read).toHaveBeenCalledOnce();
    leave();
  });

  it('follows changes of another tab, and of a page restored from the cache', () => {
    const key = freshKey();
    const words = wordsOf(key);
    const listener = vi.fn();
    const leave = words.subscribe(listener);
    expect(words.current()).toEqual([]);
    localStorage.setItem(key, '["van"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(words.current()).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(words.current()).toEqual(['van']);
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(words.current()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
  });

  it('sees what another tab changed while there were no subscribers', () => {
    const key = freshKey();
    const words = wordsOf(key);
    words.subscribe(vi.fn())();
    localStorage.setItem(key, '["van"]');
    expect(words.current()).toEqual(['van']);
  });
});

describe('clearDevice', () => {
  it('removes what one site stores, shows it at once and leaves another site alone', () => {
    const mine = wordsOf(siteKey('site-1', 'words'));
    const other = wordsOf(siteKey('site-10', 'words'));
    mine.update(add);
    other.update(add);
    sessionStorage.setItem(siteKey('site-1', 'draft'), '{}');
    const listener = vi.fn();
    const leave = mine.subscribe(listener);
    expect(clearDevice('site-1')).toBe(true);
    expect(mine.current()).toEqual([]);
    expect(listener).toHaveBeenCalledOnce();
    expect([Object.keys(localStorage), sessionStorage.length]).toEqual([[siteKey('site-10', 'words')], 0]);
    leave();
  });

  it('reports where the browser denies it', () => {
    vi.spyOn(Storage.prototype, 'key').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    localStorage.setItem('one', 'two');
    expect(clearDevice('site-2')).toBe(false);
  });
});
