import { test as base } from '@playwright/test';
import { startOwnHost, type OwnHost } from './ownHost.ts';

/** Journeys that change files of sites and content, on a host that no other journey asks meanwhile. */
export const test = base.extend<{ host: Omit<OwnHost, 'end' | 'stopDatabase'> }, { lentHost: OwnHost }>({
  lentHost: [
    // Playwright reads from the empty pattern that it needs no other fixture.
    async ({}, use) => {
      const host = await startOwnHost();
      await use(host);
      await host.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: async ({ lentHost }, use) => {
    await use(lentHost);
    await lentHost.restoreFiles();
  },
});
