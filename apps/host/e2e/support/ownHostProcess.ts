import { join } from 'node:path';

// Before all that it makes quicker.
await import('@forecourt/platform/quick-start');
const { processConfig } = await import('@forecourt/platform');
const { startHost } = await import('../../server/startHost.ts');
const { usePicturesDrawnOnce } = await import('./quickPictures.ts');
usePicturesDrawnOnce();

// Nobody needs it once who started it is gone, also by a test that ran out of time.
process.once('disconnect', () => process.exit(1));

/** A host that a journey starts for itself. It tells what the journey must know to let its stored pages go. */
const read = processConfig(join(import.meta.dirname, '../../../..'));
if (!read.ok) throw new Error(read.problems.join(' '));
try {
  const host = await startHost({ config: read.config, dev: false });
  process.once('SIGTERM', () => void host.close({ isHurried: true }).then(() => process.exit(0)));
  process.send?.({ secret: (globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.internalSecret')] });
} catch (fault) {
  process.send?.({ refused: (fault as Error).message });
  process.exit(1);
}
