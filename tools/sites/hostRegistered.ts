import { loadForecourt, registeredOf } from '@forecourt/platform/operate';
import { themeProblems } from '@forecourt/tenant-themes';
import { join } from 'node:path';

/**
 * What this repository's own host registers. Site files that name any of it are refused by who does not know it.
 * @param port of a host on this machine, where vendors of the demo answer
 */
export const hostRegistered = async (port?: number) =>
  registeredOf(
    await loadForecourt(join(import.meta.dirname, '../../apps/host/forecourt.config.ts')),
    themeProblems,
    port,
  );
