import { createStore } from '../../store/createStore.ts';
import type { IconName } from '../Icon/Icon.tsx';

export interface Toast {
  /** Counter, so that the same text twice makes two toasts. */
  number: number;
  message: string;
  icon: IconName;
}

/** How long a toast stays, in milliseconds. */
export const toastTime = 3000;

function createToastStore() {
  const { current, subscribe, set } = createStore<Toast | null>(null);
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    current,
    subscribe,
    /** A new toast replaces the old one. */
    show(message: string, icon: IconName = 'check') {
      clearTimeout(timer);
      count += 1;
      set({ number: count, message, icon });
      timer = setTimeout(() => set(null), toastTime);
    },
  };
}

/** At most one toast per page; filled only in the browser. */
export const toastStore = createToastStore();
