import { mergeConfig } from 'vitest/config';
import { unitConfig } from '../../tools/vite/unit.ts';

export default mergeConfig(unitConfig({ environment: 'node', isolate: true }), {
  test: {
    include: [
      '../../examples/{template,channel,vendor,block}-*/**/*.test.{ts,tsx}',
      'forms/**/*.test.ts',
      // What a new host gets, which its agency runs likewise.
      '../../libs/create-forecourt/project/templates/**/*.test.tsx',
      'scripts/**/*.test.ts',
      'server/**/*.test.ts',
      'src/**/*.test.ts',
      'storybook/**/*.test.ts',
    ],
  },
});
