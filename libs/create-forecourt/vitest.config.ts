import { defineConfig } from 'vitest/config';

/** The programs here are plain JavaScript, which runs on any Node: no comment of theirs is an example in TypeScript. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
