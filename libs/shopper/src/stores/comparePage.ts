import { createStore } from '@forecourt/ui';

const { current, subscribe, set } = createStore(0);

/** Number of comparisons on this page, so that the tray can hide itself. */
export const comparePage = {
  current,
  subscribe,
  /** @returns ends the comparison's time on the page */
  enter() {
    set(current() + 1);
    return () => set(current() - 1);
  },
};
