import { mergeConfig } from 'vitest/config';
import { unitConfig } from './vite/unit.ts';

export default mergeConfig(unitConfig({ environment: 'node' }), { test: { include: ['**/*.test.ts'] } });
