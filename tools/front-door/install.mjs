import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { ownNode, projects, readJson, root, Stop } from './machine.mjs';

/** Which set of packages is installed, and the fingerprint that it was installed for. */
const stampFile = join(root, 'node_modules/.forecourt-install');
const recordFile = join(root, 'node_modules/.package-lock.json');

/** What an installation depends on: the lockfile and the dependencies, but no script, of every package.json. */
export function installFingerprint(lockfile, manifests) {
  const hash = createHash('sha256').update(lockfile);
  for (const { name, version, dependencies, devDependencies, peerDependencies, overrides, workspaces } of manifests) {
    const dependencyFields = { name, version, dependencies, devDependencies, peerDependencies, overrides, workspaces };
    hash.update(JSON.stringify(dependencyFields));
  }
  return hash.digest('hex');
}

/**
 * Packages that are not installed in the version of the lockfile, apart from those of other platforms.
 * @param {'host' | 'all'} set
 */
export function missingPackages(lock, installed, set = 'all') {
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => {
      if (path === '' || (set === 'host' && (wanted.dev || wanted.devOptional))) return false;
      const found = installed.packages[path];
      const mayMiss = wanted.optional || wanted.devOptional || wanted.os || wanted.cpu || wanted.libc;
      return found ? found.version !== wanted.version : !mayMiss;
    })
    .map(([path]) => path);
}

function readStamp() {
  const [set = '', fingerprint = ''] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : [];
  return { set, fingerprint };
}

/**
 * How npm gets from what is installed to a set; null where nothing is missing. A set that only lacks the development tools
 * is completed: `npm ci` would remove all of it first.
 */
export function installCommand(lock, installed, set) {
  if (missingPackages(lock, installed, set).length === 0) return null;
  if (missingPackages(lock, installed, 'host').length === 0) return ['install', '--no-save'];
  return set === 'host' ? ['ci', '--omit=dev'] : ['ci'];
}

/** npm as it was started, by the Node that it was started with: ours is about to be replaced. */
function npm() {
  const file = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(file)) return [process.env.npm_node_execpath ?? process.execPath, file];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

/**
 * Installs what is missing. Does nothing, in no time, when the last installation still fits.
 * @param {'host' | 'all'} wanted `host`: what builds and runs a host, the dependencies of all package.json files; `all`: the
 *   tools of development too
 * @returns {Promise<'host' | 'all'>} what is installed: a folder that has all keeps all
 */
export async function ensureInstalled(wanted = 'all') {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const fingerprint = installFingerprint(lockfile, [readJson(join(root, 'package.json')), ...projects()]);
  const stamp = readStamp();
  const target = stamp.set === 'all' ? 'all' : wanted;
  if (stamp.fingerprint === fingerprint && stamp.set === target && existsSync(ownNode)) return target;
  const installed = existsSync(ownNode) && existsSync(recordFile) ? readJson(recordFile) : { packages: {} };
  const lock = JSON.parse(lockfile);
  // Somebody may have run `npm ci`, which writes no stamp.
  const set = missingPackages(lock, installed).length === 0 ? 'all' : target;
  const command = installCommand(lock, installed, set);
  if (command) {
    console.log(`Installing packages (once, about ${set === 'host' ? 'half ' : ''}a minute) …`);
    const { code, output } = await run([...npm(), ...command, '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) throw new Stop(`${output.trim()}\nThe packages could not be installed: npm’s reason is above.`);
    if (!existsSync(ownNode)) {
      throw new Stop('The package "node" came without its program. Run `npm ci` with install scripts allowed.');
    }
  }
  writeFileSync(stampFile, `${set} ${fingerprint}`);
  return set;
}
