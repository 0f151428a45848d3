import {
  listenForOperators,
  loadForecourt,
  openDeliveryWorker,
  processConfig,
  registeredOf,
  type ForecourtConfig,
} from '@forecourt/platform';
import { brandOf, themeProblems, type themes } from '@forecourt/tenant-themes';
import { join } from 'node:path';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

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
  const { workerListen: at, keys } = read.config;
  let isOpen = true;
  const readiness = async () => (isOpen ? worker.readiness() : { ready: false, failing: ['closing'] });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const ready = new Gauge({
    name: 'forecourt_ready',
    help: '1 where every part answers, else 0.',
    registers: [registry],
  });
  const figures = async () => {
    ready.set((await readiness()).ready ? 1 : 0);
    return { type: registry.contentType, text: await registry.metrics() };
  };
  const operators = at && (await listenForOperators({ at, key: keys.metrics, readiness, figures }));
  const stop = () => {
    isOpen = false;
    // A second signal ends a stop that hangs; unfinished deliveries are repeated by another process.
    process.once('SIGINT', () => process.exit(130));
    void worker.close().then(() => {
      operators?.close();
      process.exit(0);
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log('Delivering leads. Press Ctrl-C to stop.');
} catch (fault) {
  console.error((fault as Error).message);
  process.exit(1);
}
