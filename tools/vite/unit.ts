import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join, relative } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { exportedLocals } from './exportedLocals.ts';
import { startFirst } from './startFirst.ts';

interface UnitOptions {
  environment: 'node' | 'jsdom';
  /**
   * A process of its own for each test file: for projects whose tests replace modules (`vi.mock`), which a process that
   * runs several files keeps. Otherwise what they import is loaded once for all of them.
   */
  isolate?: boolean;
  /** How the paths of test files end that take longest, so that nothing waits for them at the end. */
  first?: readonly string[];
}

/** Unit tests of one project: `*.test.ts` and `*.test.tsx` beside what they test. */
export function unitConfig({ environment, isolate = false, first = [] }: UnitOptions): ViteUserConfig {
  return defineConfig({
    plugins: [exportedLocals(), ...(environment === 'jsdom' ? [react(), vanillaExtractPlugin()] : [])],
    test: {
      environment,
      include: [
        'src/**/*.test.{ts,tsx}',
        'test/**/*.test.ts',
        // The examples in this project's comments.
        relative(process.cwd(), join(import.meta.dirname, 'examples.test.ts')),
      ],
      // What runs in Node loads native code (SQLite, sharp): a thread ended in the midst of it takes the whole run
      // along, a process of its own does not.
      pool: environment === 'node' ? 'forks' : 'threads',
      isolate,
      sequence: { sequencer: startFirst(first) },
      setupFiles: [join(import.meta.dirname, environment === 'jsdom' ? 'unitSetup.ts' : 'unitExit.ts')],
      // What runs in Node waits for databases, processes and clocks half of its time.
      maxWorkers: environment === 'node' ? 3 : 2,
      // Built libraries run as they are: their compiled style modules must not be compiled again.
      server: { deps: { external: [/\/libs\/[^/]+\/dist\//] } },
      passWithNoTests: true,
      testTimeout: 60_000,
      // Hooks open databases, which takes seconds beside other work.
      hookTimeout: 60_000,
      reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    },
  });
}
