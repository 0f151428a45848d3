import { join } from 'node:path';
import { ensureBuilt, runningHosts } from './build.mjs';
import { withBuildLock } from './buildLock.mjs';
import { endTogether, serve } from './children.mjs';
import { copyDemoData } from './demoData.mjs';
import { useBuild } from './hostBuilds.mjs';
import { ensureInstalled } from './install.mjs';
import { ownNode, root, Stop } from './machine.mjs';
import { ensurePortFree, readPort } from './port.mjs';

const usage = `npm start

Installs and builds what is missing, then runs the host with all sites of apps/host/sites until it is stopped. It takes no
options: settings are environment variables, listed in README.md.

  PORT=8080 npm start                  another port than 3000
  FORECOURT_DATA=/srv/data npm start   another folder than .forecourt`;

/** Installs and builds what is missing, then runs the host until it is stopped. */
export async function startSite(args) {
  if (args.some((one) => one === '--help' || one === '-h')) return console.log(usage);
  endTogether();
  try {
    if (args.length > 0) throw new Stop(`npm start does not understand "${args.join(' ')}".\n\n${usage}`);
    const port = readPort(process.env.PORT);
    await ensurePortFree(port, runningHosts());
    const build = await withBuildLock(async () => {
      const { name, fingerprint } = await ensureBuilt(await ensureInstalled('host'));
      // Before another start may remove it.
      useBuild(join(root, 'apps/host', name), port);
      await copyDemoData(fingerprint);
      return name;
    });
    process.exitCode = await serve([ownNode, 'apps/host/server/main.ts', `--build=${build}`], {
      env: { NODE_ENV: 'production', PORT: String(port) },
    });
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
