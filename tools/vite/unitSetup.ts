import { configure } from '@testing-library/react';

// How long a test waits for what it expects: a right result ends the wait at once, so that only a failure lasts longer.
// It promises no speed: how quick pages are is measured on its own (npm run bench:typing). The library's second is too
// short where several processes of tests share the machine's processors.
configure({ asyncUtilTimeout: 5_000 });

// What browsers have and jsdom lacks: nothing changes size here, so the observer never reports.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
