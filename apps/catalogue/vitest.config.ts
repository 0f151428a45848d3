import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { themeOf } from '../../libs/tenant-themes/src/index.ts';
import { quietFlags, testChromium } from '../../tools/browser/chromium.mjs';
import { vitestPictures } from '../../tools/pictures/vitestPictures.ts';
import { sourceAlias } from './.storybook/library.ts';

/** The browser of the machine where there is one; Playwright's own otherwise. */
const executablePath = testChromium();

/** One theme to check in full, instead of the default in full and all others by their tokens. */
const only = process.env['FORECOURT_THEME'];

const provider = playwright({
  contextOptions: { locale: 'en-AU', timezoneId: 'Australia/Perth' },
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: quietFlags,
  },
});

const pictures = vitestPictures(
  {
    kept: join(import.meta.dirname, 'pictures'),
    report: join(import.meta.dirname, 'test-results/pictures'),
  },
  {
    mode: process.env['FORECOURT_PICTURES'] === 'update' ? 'update' : 'check',
    // Run with names of files, it draws only some.
    whole: process.argv.slice(2).every((argument) => argument === 'run' || argument.startsWith('-')),
  },
);

/** Every check of every story, those included that show what others are tested for: `npm run test:matrix`. */
const isMatrix = process.env['FORECOURT_MATRIX'] !== undefined;

/** Every story: it renders, its play function passes, and it passes the checks of `.storybook/vitest.setup.ts`. */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      ...(isMatrix ? { tags: { include: ['dev'] } } : {}),
      ...(only ? { initialGlobals: { theme: themeOf(only).name } } : {}),
    }),
  ],
  /** Here too, because the compiler of styles reads this file. */
  resolve: { alias: sourceAlias },
  test: {
    name: only ?? (isMatrix ? 'matrix' : 'stories'),
    // Told to the pages, which check more then.
    env: { ...(only ? { FORECOURT_THEME: only } : {}), ...(isMatrix ? { FORECOURT_MATRIX: 'yes' } : {}) },
    reporters: ['default', ['json', { outputFile: 'test-results/stories.json' }], ...(only ? [] : [pictures.reporter])],
    setupFiles: ['.storybook/vitest.setup.ts'],
    // Two pages share the files: a story keeps one core busy.
    maxWorkers: 2,
    // A page is kept from file to file: a fresh one for each would cost more than the stories in it.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider,
      commands: pictures.commands,
      instances: [{ browser: 'chromium' }],
    },
  },
});
