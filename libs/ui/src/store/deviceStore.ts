import { createOutsideStore, type Store } from './createStore.ts';

/** A value stored in the visitor's browser, permanently or for one tab. */
export interface DeviceStore<T> extends Store<T> {
  /**
   * Never throws: if the browser refuses, the value lasts until the page is left.
   * @returns whether the browser keeps it
   */
  set: (value: T) => boolean;
  /** Sets the value computed from the current one. */
  update: (change: (value: T) => T) => boolean;
  /** Removes the value from the device. */
  clear: () => void;
}

export interface DeviceStoreOptions<T> {
  /** Unique on the site's origin: the same key gives the same store. */
  key: string;
  /** `sessionStorage` is for one tab and ends with it. @default 'localStorage' */
  area?: 'localStorage' | 'sessionStorage';
  /**
   * Validates the stored value: visitors can change their storage. Must not throw.
   * @param stored null where nothing is; a text that is not JSON is passed on as it is
   */
  read: (stored: unknown) => T;
  /** Serialisable form of a value. @default the value itself */
  write?: (value: T) => unknown;
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function createDeviceStore<T>({
  key,
  area = 'localStorage',
  read,
  write = (value) => value,
}: DeviceStoreOptions<T>): DeviceStore<T> {
  /** The stored text that was read last, and its value. */
  let known: { text: string | null; value: T } | null = null;
  /** Replaces the stored value once the browser has refused to store. */
  let unsaved: { value: T } | null = null;
  let hasWarned = false;

  const attempt = <R>(done: string, action: (storage: Storage) => R): { result: R } | null => {
    try {
      return { result: action(window[area]) };
    } catch (error) {
      if (!hasWarned) console.warn(`${key} could not be ${done}`, error);
      hasWarned = true;
      return null;
    }
  };
  const load = (): T => {
    if (unsaved) return unsaved.value;
    const text = attempt('read', (storage) => storage.getItem(key))?.result ?? null;
    if (known?.text !== text || known === null) known = { text, value: read(parse(text)) };
    return known.value;
  };
  const { current, subscribe, refresh } = createOutsideStore(load, (changed) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      unsaved = null;
      changed();
    };
    // Browsers report no storage changes to a page in the back/forward cache.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && changed();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  });

  const set = (value: T): boolean => {
    const text = JSON.stringify(write(value));
    const isStored = attempt('stored', (storage) => storage.setItem(key, text)) !== null;
    unsaved = isStored ? null : { value };
    known = { text, value };
    refresh();
    return isStored;
  };

  return {
    current,
    subscribe,
    set,
    update: (change) => set(change(current())),
    clear() {
      unsaved = null;
      attempt('removed', (storage) => storage.removeItem(key));
      refresh();
    },
  };
}

const stores = new Map<string, DeviceStore<never>>();

/** The store of a key, shared by the whole page. On servers it is empty: pass the server's value to `useStore`. */
export function deviceStore<T>(options: DeviceStoreOptions<T>): DeviceStore<T> {
  const store = (stores.get(options.key) as DeviceStore<T> | undefined) ?? createDeviceStore(options);
  stores.set(options.key, store as unknown as DeviceStore<never>);
  return store;
}

/** Storage key of a site's value on a visitor's device. */
export const siteKey = (siteSlug: string, name: string): string => `forecourt:${siteSlug}:${name}`;

/**
 * Removes everything that a site stores on this device. The page is updated at once.
 * @returns false where the browser does not allow it
 */
export function clearDevice(siteSlug: string): boolean {
  const prefix = siteKey(siteSlug, '');
  for (const [key, store] of stores) if (key.startsWith(prefix)) store.clear();
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
      for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}
