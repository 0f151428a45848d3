import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { dataFolder, port } from './e2e/support/address.ts';

const { FORECOURT_E2E_PORT, FORECOURT_E2E_DATA = '.data', FORECOURT_MATRIX } = process.env;
const isRunning = FORECOURT_E2E_PORT !== undefined;
const support = join(import.meta.dirname, 'e2e/support');

export default defineConfig({
  test: {
    include: ['e2e/http/*.test.ts'],
    // Checks against a host that runs already start none.
    globalSetup: isRunning ? [] : [join(support, 'startHost.ts')],
    setupFiles: [join(support, 'providedHost.ts')],
    provide: {
      isMatrix: FORECOURT_MATRIX !== undefined,
      host: isRunning ? { port: Number(FORECOURT_E2E_PORT), dataFolder: FORECOURT_E2E_DATA } : { port, dataFolder },
    },
    pool: 'forks',
    // The support modules hold nothing of a test: what they import is loaded once for all files.
    isolate: false,
    maxWorkers: 2,
    // Built libraries run as they are.
    server: { deps: { external: [/\/libs\/[^/]+\/dist\//] } },
    testTimeout: 120_000,
    // Hooks start hosts of their own.
    hookTimeout: 120_000,
    expect: { poll: { interval: 100, timeout: 10_000 } },
    reporters: ['default', ['json', { outputFile: 'test-results/http.json' }]],
  },
});
