import {
  loadForecourt,
  openDeliveryWorker,
  processConfig,
  registeredOf,
  type ForecourtConfig,
} from '@forecourt/platform';
import { brandOf, themeProblems, type themes } from '@forecourt/tenant-themes';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = processConfig(root);
if (!read.ok) {
  console.error(`The configuration is not right:\n  ${read.problems.join('\n  ')}`);
  process.exit(1);
}

try {
  const forecourt = await loadForecourt<ForecourtConfig<(typeof themes)[string]>>(
    join(root, 'apps/host/forecourt.config.ts'),
  );
  const worker = await openDeliveryWorker(read.config, {
    look: (site) => brandOf(site, forecourt.themes),
    registered: registeredOf(forecourt, themeProblems, read.config.port),
  });
  const stop = () => {
    // A second signal ends a stop that hangs; unfinished deliveries are repeated by another process.
    process.once('SIGINT', () => process.exit(130));
    void worker.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log('Delivering leads. Press Ctrl-C to stop.');
} catch (fault) {
  console.error((fault as Error).message);
  process.exit(1);
}
