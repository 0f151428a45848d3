import { mergeConfig } from 'vitest/config';
import { unitConfig } from '../../tools/vite/unit.ts';

/** Built libraries run as they are: their compiled style modules must not be compiled again. */
export default mergeConfig(unitConfig({ environment: 'jsdom' }), {
  test: { server: { deps: { external: [/\/libs\/[^/]+\/dist\//] } } },
});
