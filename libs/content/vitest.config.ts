import { mergeConfig } from 'vitest/config';
import { unitConfig } from '../../tools/vite/unit.ts';

export default mergeConfig(unitConfig({ environment: 'jsdom' }), { test: { setupFiles: ['test/browser.ts'] } });
