import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { shareLock } from './buildLock.mjs';
import { run } from './children.mjs';
import { sourceFingerprint } from './fingerprint.mjs';
import { buildFilesName, damagedFiles, readBuildFiles, usersOf } from './hostBuilds.mjs';
import { hostLibraries } from './hostLibraries.mjs';
import { commandFile, ownNode, root, Stop } from './machine.mjs';

const host = join(root, 'apps/host');
/** What the build writes, whoever asks for it. */
const newest = join(host, '.next');
const stampFile = join(newest, 'forecourt-build');

const isComplete = (folder) => damagedFiles(folder).length === 0;

/** The last build is of these sources, and everything that the server runs from is on disk. */
function isBuilt(fingerprint) {
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === fingerprint &&
    isComplete(newest) &&
    hostLibraries().every(({ folder }) => existsSync(join(root, folder, 'dist')))
  );
}

/** Folders of builds that hosts run from. */
const storedBuilds = () =>
  readdirSync(host)
    .filter((name) => name.startsWith('.next-'))
    .map((name) => join(host, name));

/** Hosts that run in this folder of the repository. */
export const runningHosts = () => (existsSync(host) ? storedBuilds().flatMap(usersOf) : []);

function place(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  try {
    // No build writes into a file that is there: it removes it first.
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Gives the newest build a folder of its own, whole or not at all: the next build removes the files of the last one, which
 * running hosts load as they are needed. Builds that nobody runs any more go.
 */
function storeBuild(name) {
  const folder = join(host, name);
  if (!isComplete(folder)) {
    const half = `${folder}-${process.pid}`;
    for (const path of [...Object.keys(readBuildFiles(newest)), buildFilesName]) {
      place(join(newest, path), join(half, path));
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  }
  for (const old of storedBuilds()) {
    if (old !== folder && usersOf(old).length === 0) rmSync(old, { recursive: true, force: true });
  }
}

/** Nx comes with the tools of development. It builds what tests and packages need too, and only what has changed. */
const nxBuild = () => [commandFile('nx'), 'run-many', '-t', 'build', '--projects=@forecourt/host'];

async function build(fingerprint, set) {
  console.log(`Building (${set === 'all' ? 'only what has changed' : 'about a minute'}) …`);
  const command = set === 'all' ? nxBuild() : ['tools/front-door/buildHost.mjs', fingerprint];
  const { code, output } = await run([ownNode, ...command], {
    onStart: shareLock,
    onLine(line) {
      const built = /(?:✔\s+nx run @forecourt\/|^  )([\w-]+)(?::build|$)/.exec(line);
      if (built) console.log(`  ${built[1]}`);
    },
  });
  if (code !== 0) throw new Stop(`${output.trim()}\nThe build failed: its reason is above.`);
  const [missing] = damagedFiles(newest);
  if (missing) throw new Stop(`The build has left apps/host/.next without ${missing}: run \`npm start\` again.`);
}

/**
 * Builds the host and the libraries under it, when a source has changed since the last build.
 * @param {'host' | 'all'} set the packages that are installed
 * @returns the name of the build's folder in that of the host, and the fingerprint of its sources
 */
export async function ensureBuilt(set) {
  // Taken before the build: a file edited while it runs makes the next start build again.
  const fingerprint = sourceFingerprint();
  if (!isBuilt(fingerprint)) {
    await build(fingerprint, set);
    writeFileSync(stampFile, fingerprint);
  }
  const name = `.next-${fingerprint.slice(0, 12)}`;
  storeBuild(name);
  return { name, fingerprint };
}
