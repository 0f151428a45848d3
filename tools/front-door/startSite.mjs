import { ensureBuilt } from './build.mjs';
import { endTogether, serve } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { ownNode, Stop } from './machine.mjs';
import { ensurePortFree, readPort } from './port.mjs';

/** Installs and builds what is missing, then runs the host until it is stopped. */
export async function startSite() {
  endTogether();
  try {
    const port = readPort(process.env.PORT);
    await ensurePortFree(port);
    await ensureInstalled();
    await ensureBuilt();
    process.exitCode = await serve([ownNode, 'apps/host/server/main.ts'], {
      env: { NODE_ENV: 'production', PORT: String(port) },
    });
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
