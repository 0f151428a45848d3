import { startOwnHost, type OwnHost } from '../support/ownHost.ts';
import { test as base } from 'vitest';

/** Checks that change files of sites and content, on a host of their worker that no other check asks meanwhile. */
export const test = base.extend<{ lentHost: OwnHost; host: Omit<OwnHost, 'end' | 'stopDatabase'> }>({
  lentHost: [
    // Vitest reads from the empty pattern that it needs no other fixture.
    async ({}, use) => {
      const host = await startOwnHost();
      await use(host);
      await host.end();
    },
    { scope: 'worker' },
  ],
  host: async ({ lentHost }, use) => {
    await use(lentHost);
    await lentHost.restoreFiles();
  },
});
