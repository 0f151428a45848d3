import { mergeConfig } from 'vitest/config';
import { unitConfig } from '../../tools/vite/unit.ts';

export default mergeConfig(unitConfig({ environment: 'node', isolate: true }), {
  test: {
    include: [
      '../../examples/{template,channel,vendor}-*/**/*.test.{ts,tsx}',
      'forms/**/*.test.ts',
      'scripts/**/*.test.ts',
      'server/**/*.test.ts',
      'src/**/*.test.ts',
    ],
  },
});
