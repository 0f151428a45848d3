import { join } from 'node:path';

/** Folder of the host: its own files, and its builds. */
export const hostFolder = join(import.meta.dirname, '../..');

/** Name of the folder that `next build` and the scripts after it write. */
export const newestBuild = '.next';

const option = '--build=';

/** @throws for a name that is not that of a build */
function readBuildName(args: readonly string[]): string {
  const name = args.find((one) => one.startsWith(option))?.slice(option.length) ?? newestBuild;
  if (/^\.next(-[0-9a-f]+)?$/.test(name)) return name;
  throw new Error(`${option}${name} names no build of the host.`);
}

/**
 * Name of the folder with the build that this process serves. `npm start` names one of its own for each state of the
 * sources, so that a build beside a running host changes nothing under it.
 */
export const buildName = readBuildName(process.argv);

/** The build that this process serves. */
export const buildFolder = join(hostFolder, buildName);

// The framework's configuration is loaded from another folder and cannot import this one.
(globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.buildName')] = buildName;
