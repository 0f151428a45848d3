/** What browsers have and jsdom lacks: nothing changes size here, so the observer never reports. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
