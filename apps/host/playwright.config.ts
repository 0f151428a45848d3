import { defineConfig, devices } from '@playwright/test';
import { quietFlags, testChromium } from '../../tools/browser/chromium.mjs';
import { port, useMatrix, useRunningHost } from './e2e/support/address.ts';
import { hostSettings } from './e2e/support/hostSettings.ts';

/** Journeys about what a browser paints, and when: Chromium's shell has other type, and starts to paint otherwise. */
const painting = [
  'earlyTaps',
  'firstStyles',
  'largeLetters',
  'lateScripts',
  'layoutShift',
  'mainPicture',
  'navigation',
  'offerPopup',
].map((name) => `**/${name}.spec.ts`);

/** Without a window, and without what calls home. */
const launchOptions = (executablePath: string | undefined, args: readonly string[] = []) => ({
  executablePath,
  // Where the environment names no character set, a browser saves no file whose name has more than ASCII.
  env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
  args: [
    // By its own name a browser without a window is a machine, whose visits are not counted. Given to the page
    // alone, it would not go with what a page sends as it is left.
    `--user-agent=${devices['Desktop Chrome'].userAgent}`,
    ...quietFlags,
    ...args,
  ],
});

/** A journey leaves its pages before what the engine optimises pays: without it they take an eighth less of the processor. */
const shortVisits = ['--js-flags=--no-opt'];

const { FORECOURT_E2E_PORT, FORECOURT_E2E_DATA, FORECOURT_MATRIX } = process.env;
const isRunning = FORECOURT_E2E_PORT !== undefined;
if (isRunning) useRunningHost(Number(FORECOURT_E2E_PORT), FORECOURT_E2E_DATA ?? '.data');
if (FORECOURT_MATRIX) useMatrix();

export default defineConfig({
  testDir: 'e2e',
  // What ends in `.test.ts` there are HTTP checks, which Vitest runs.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  // Journeys take vehicles and visitors of their own, so that two of them get on beside each other.
  workers: 2,
  // A journey that passes only when repeated shows a fault, in the product or in itself.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Perth',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'painting',
      testMatch: painting,
      use: { launchOptions: launchOptions(testChromium({ whole: true })) },
    },
    { name: 'journeys', testIgnore: painting, use: { launchOptions: launchOptions(testChromium(), shortVisits) } },
  ],
  // Journeys against a host that runs already start none.
  webServer: isRunning
    ? undefined
    : {
        command: `"${process.execPath}" e2e/support/serve.ts`,
        env: hostSettings,
        // The port is open before the host is: the demo's first page tells when it is ready.
        url: `http://127.0.0.1:${port}/`,
        timeout: 120_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
});
