import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { ownNode, projects, readJson, root, Stop } from './machine.mjs';

const stampFile = join(root, 'node_modules/.forecourt-install');

/** What an installation depends on: the lockfile and the dependencies, but no script, of every package.json. */
export function installFingerprint(lockfile, manifests) {
  const hash = createHash('sha256').update(lockfile);
  for (const { name, version, dependencies, devDependencies, peerDependencies, overrides, workspaces } of manifests) {
    const dependencyFields = { name, version, dependencies, devDependencies, peerDependencies, overrides, workspaces };
    hash.update(JSON.stringify(dependencyFields));
  }
  return hash.digest('hex');
}

/** Packages of the lockfile that are not installed in their version, apart from those of other platforms. */
export function missingPackages(lock, installed) {
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => {
      if (path === '') return false;
      const found = installed.packages[path];
      const mayMiss = wanted.optional || wanted.devOptional || wanted.os || wanted.cpu || wanted.libc;
      return found ? found.version !== wanted.version : !mayMiss;
    })
    .map(([path]) => path);
}

function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(ownNode) || !existsSync(record)) return false;
  return missingPackages(readJson(join(root, 'package-lock.json')), readJson(record)).length === 0;
}

/** npm as it was started, by the Node that it was started with: ours is about to be replaced. */
function npm() {
  const file = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(file)) return [process.env.npm_node_execpath ?? process.execPath, file];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

/** Installs what is missing. Does nothing, in no time, when the last installation still fits. */
export async function ensureInstalled() {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const fingerprint = installFingerprint(lockfile, [readJson(join(root, 'package.json')), ...projects()]);
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (stamp === fingerprint && existsSync(ownNode)) return;
  if (!isInstalled()) {
    console.log('Installing packages (once, about a minute) …');
    const { code, output } = await run([...npm(), 'ci', '--no-audit', '--no-fund']);
    if (code !== 0) throw new Stop(`${output.trim()}\nThe packages could not be installed: npm’s reason is above.`);
    if (!existsSync(ownNode)) {
      throw new Stop('The package "node" came without its program. Run `npm ci` with install scripts allowed.');
    }
  }
  writeFileSync(stampFile, fingerprint);
}
