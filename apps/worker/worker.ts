import { openDeliveryWorker, processConfig } from '@forecourt/platform';
import { brandOf } from '@forecourt/tenant-themes';
import { join } from 'node:path';

const read = processConfig(join(import.meta.dirname, '../..'));
if (!read.ok) {
  console.error(`The configuration is not right:\n  ${read.problems.join('\n  ')}`);
  process.exit(1);
}

try {
  const worker = await openDeliveryWorker(read.config, { look: brandOf });
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
