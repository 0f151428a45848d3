import { createStore } from '@forecourt/ui';

const { current, subscribe, set } = createStore(0);

/** How many comparisons this page shows, so that the tray that leads to one can step aside. */
export const comparePage = {
  current,
  subscribe,
  /** @returns ends the comparison's time on the page */
  enter() {
    set(current() + 1);
    return () => set(current() - 1);
  },
};
