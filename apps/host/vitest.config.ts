import { mergeConfig } from 'vitest/config';
import { unitConfig } from '../../tools/vite/unit.ts';

export default mergeConfig(unitConfig({ environment: 'node', isolate: true }), {
  test: { include: ['server/**/*.test.ts', 'src/**/*.test.ts'] },
});
