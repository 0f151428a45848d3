import { keepProcessWithin, processConfig } from '@forecourt/platform';
import { damagedFiles } from './build/buildFiles.mjs';
import { buildFolder, buildName, newestBuild } from './build/buildFolder.ts';
import { useBuild } from './build/buildUsers.mjs';
import { projectRoot } from './projectRoot.ts';

/** Runs the host of this process until a signal ends it. @returns once it serves */
export async function runHost(): Promise<void> {
  const dev = process.argv.includes('--dev');
  const read = processConfig(projectRoot);
  if (!read.ok) {
    console.error(`The configuration is not right:\n  ${read.problems.join('\n  ')}`);
    process.exit(1);
  }
  if (!dev) {
    const [damaged, ...others] = damagedFiles(buildFolder);
    if (damaged !== undefined) {
      const more = others.length > 0 ? ` and ${others.length} more files` : '';
      console.error(
        `The build in ${buildFolder} is not complete (${damaged}${more}): its pages would be empty. Build it again with \`npm run build\`.`,
      );
      process.exit(1);
    }
    // Nothing removes the newest build but the next, and a host may not be allowed to write there.
    if (buildName !== newestBuild) useBuild(buildFolder, read.config.port);
  }
  keepProcessWithin(read.config.memory);
  // After that: what a process has loaded that is replaced was in vain.
  const { startHost } = await import('./startHost.ts');
  try {
    const host = await startHost({ config: read.config, dev });
    const stop = (signal: NodeJS.Signals) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      // A second signal ends a stop that hangs.
      process.once('SIGINT', () => process.exit(130));
      void host.close({ isHurried: signal === 'SIGINT' }).then(() => process.exit(0));
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  } catch (fault) {
    console.error((fault as Error).message);
    if (dev) console.error(fault);
    process.exit(1);
  }
}
