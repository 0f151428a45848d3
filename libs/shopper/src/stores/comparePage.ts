const listeners = new Set<() => void>();
let open = 0;

/** Whether vehicles stand side by side on this page, so that the tray that leads here can step aside. */
export const comparePage = {
  isOpen: () => open > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** @returns ends the comparison's time on the page */
  enter() {
    open += 1;
    listeners.forEach((listener) => listener());
    return () => {
      open -= 1;
      listeners.forEach((listener) => listener());
    };
  },
};
