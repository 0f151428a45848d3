import type { IconName } from '../Icon/Icon.tsx';

export interface Toast {
  /** Counts up, so that the same words twice are two toasts. */
  number: number;
  message: string;
  icon: IconName;
}

/** How long a toast stays, in milliseconds. */
export const toastTime = 3000;

function createToastStore() {
  const listeners = new Set<() => void>();
  let shown: Toast | null = null;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: Toast | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A new toast takes the place of the old one. */
    show(message: string, icon: IconName = 'check') {
      clearTimeout(timer);
      count += 1;
      set({ number: count, message, icon });
      timer = setTimeout(() => set(null), toastTime);
    },
  };
}

/** At most one toast per page; only ever filled in the browser. */
export const toastStore = createToastStore();
