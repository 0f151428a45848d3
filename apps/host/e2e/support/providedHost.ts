import { inject } from 'vitest';
import { useRunningHost } from './address.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The host under test. */
    host: { port: number; dataFolder: string };
  }
}

const { port, dataFolder } = inject('host');
useRunningHost(port, dataFolder);
