import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { themes } from '../../libs/tenant-themes/src/index.ts';
import { sourceAlias } from './.storybook/library.ts';

/** The browser of the machine where there is one; Playwright's own otherwise. */
const system = process.env['FORECOURT_CHROMIUM'] ?? '/usr/bin/chromium';

const provider = () =>
  playwright({
    launchOptions: {
      ...(existsSync(system) ? { executablePath: system } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  });

/** Every story in every theme: it renders, its play function holds, and axe finds nothing. */
export default defineConfig({
  /** Here too, because the compiler of styles reads this file and not the projects in it. */
  resolve: { alias: sourceAlias },
  test: {
    fileParallelism: false,
    reporters: ['default', ['json', { outputFile: 'test-results/stories.json' }]],
    projects: Object.keys(themes).map((theme) => ({
      extends: true,
      plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), initialGlobals: { theme } })],
      test: {
        name: theme,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: provider(),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
