/** Part of the Storage interface that a list needs. */
export type ListStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A list on the visitor's device, as React's `useSyncExternalStore` wants it. */
export interface LocalList<T> {
  subscribe: (listener: () => void) => () => void;
  /** The same array until the list changes. */
  current: () => readonly T[];
  /** Changes the list. Never throws: what cannot be stored is kept until the page is left. */
  update: (change: (list: readonly T[]) => T[]) => void;
}

export interface LocalListOptions<T> {
  key: string;
  read: (stored: string | null) => T[];
  /** Looked up late, because a browser may refuse it. */
  storage: () => ListStorage;
  /** Where changes of other tabs are heard; null on the server. */
  tabs: Pick<Window, 'addEventListener' | 'removeEventListener'> | null;
  onFailure: (what: string, error: unknown) => void;
}

export function createLocalList<T>({ key, read, storage, tabs, onFailure }: LocalListOptions<T>): LocalList<T> {
  const listeners = new Set<() => void>();
  let list: readonly T[] | null = null;

  const load = (): T[] => {
    try {
      return read(storage().getItem(key));
    } catch (error) {
      onFailure(`${key} could not be read`, error);
      return [];
    }
  };
  const current = () => (list ??= load());
  const tell = () => listeners.forEach((listener) => listener());

  const heard = (event: Event) => {
    const changed = (event as StorageEvent).key;
    if (changed !== null && changed !== key) return;
    list = load();
    tell();
  };

  return {
    current,
    subscribe(listener) {
      if (listeners.size === 0) tabs?.addEventListener('storage', heard);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tabs?.removeEventListener('storage', heard);
      };
    },
    update(change) {
      list = change(current());
      try {
        storage().setItem(key, JSON.stringify(list));
      } catch (error) {
        onFailure(`${key} could not be stored`, error);
      }
      tell();
    },
  };
}
