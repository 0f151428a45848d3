import { inject } from 'vitest';
import { useMatrix, useRunningHost } from './address.ts';

declare module 'vitest' {
  interface ProvidedContext {
    isMatrix: boolean;
    /** The host under test. */
    host: { port: number; dataFolder: string };
  }
}

const { port, dataFolder } = inject('host');
useRunningHost(port, dataFolder);
if (inject('isMatrix')) useMatrix();
