import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import { unitConfig } from '../../tools/vite/unit.ts';

export default mergeConfig(unitConfig({ environment: 'jsdom' }), {
  // Its words from their source: those of a build would not know the provider of the tests.
  resolve: { alias: { '@forecourt/ui/words': join(import.meta.dirname, 'src/words/index.ts') } },
});
