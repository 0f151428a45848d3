/** A value that several parts of a page share. */
export interface Store<T> {
  /** The same object until the value changes. */
  current: () => T;
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** A store whose value is set from within the page. */
export interface WritableStore<T> extends Store<T> {
  set: (value: T) => void;
}

/** A store whose value is outside React, such as in a cookie. */
export interface OutsideStore<T> extends Store<T> {
  /** Reads the value again, for changes that no event reports. */
  refresh: () => void;
}

function createListeners(start?: () => () => void) {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    count: () => listeners.size,
    notify: () => listeners.forEach((listener) => listener()),
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) stop = start?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

/**
 * A value in memory, until the page is left.
 * @param watch runs while anybody is subscribed; returns how it is ended
 */
export function createStore<T>(first: T, watch?: () => () => void): WritableStore<T> {
  const { notify, subscribe } = createListeners(watch);
  let value = first;
  return {
    current: () => value,
    subscribe,
    set(next) {
      value = next;
      notify();
    },
  };
}

/**
 * A value that is read from the browser. While there are subscribers it is read once and then after each reported
 * change; otherwise it is read on each call, because no changes are reported then.
 * @param read gives the same object while nothing has changed
 * @param watch reports changes while anybody is subscribed; returns how it is ended
 */
export function createOutsideStore<T>(read: () => T, watch: (refresh: () => void) => () => void): OutsideStore<T> {
  let known: { value: T } | null = null;
  const refresh = () => {
    known = null;
    notify();
  };
  const { count, notify, subscribe } = createListeners(() => {
    const stop = watch(refresh);
    return () => {
      known = null;
      stop();
    };
  });
  return {
    current: () => (count() === 0 ? read() : (known ??= { value: read() }).value),
    subscribe,
    refresh,
  };
}
