import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { run } from './children.mjs';
import { sourceFingerprint } from './fingerprint.mjs';
import { ownNode, root } from './machine.mjs';

const store = join(root, '.forecourt-build');
const prefix = 'demo-';

/** Prepared data of one state of the sources and sites, as `apps/host/scripts/prepareDemo.ts` makes it. */
function preparedFolder(fingerprint) {
  const sites = sourceFingerprint(root, ['apps/host/sites']);
  return join(store, `${prefix}${fingerprint.slice(0, 12)}-${sites.slice(0, 12)}`);
}

/** Data folder that a start would have to fill with the demo; null where it is filled, or no demo of these sites. */
export function emptyDataFolder(env = process.env) {
  const isOther = env.FORECOURT_DEMO === '0' || env.DATABASE_URL || env.FORECOURT_SITES;
  const folder = resolve(root, env.FORECOURT_DATA || '.forecourt');
  return isOther || existsSync(folder) ? null : folder;
}

/** Runs the demo's seed once for each state of the sources. The libraries have to be built, the host's pages need not. */
export async function prepareDemoData(fingerprint) {
  const folder = preparedFolder(fingerprint);
  if (existsSync(folder)) return;
  const unfinished = join(store, `unfinished-${process.pid}`);
  const env = { NODE_ENV: 'production', FORECOURT_DATA: unfinished };
  const { code } = await run([ownNode, 'apps/host/scripts/prepareDemo.ts'], { env });
  if (code === 0) {
    for (const old of readdirSync(store).filter((name) => name.startsWith(prefix)))
      rmSync(join(store, old), { recursive: true });
    renameSync(unfinished, folder);
  }
  // Where it failed, the host fails for the same reason, and its message is for people.
  rmSync(unfinished, { recursive: true, force: true });
}

/** Of one folder alone: its lock, and keys that no other one may have. */
const own = new Set(['db.lock', 'secrets']);

/** Gives a start whose data folder is missing a copy of what was prepared: seeding takes twice as long as all else. */
export async function copyDemoData(fingerprint, folder = emptyDataFolder()) {
  if (!folder) return;
  await prepareDemoData(fingerprint);
  const prepared = preparedFolder(fingerprint);
  if (!existsSync(prepared)) return;
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(join(folder, '..'), { recursive: true });
  cpSync(prepared, unfinished, { recursive: true, filter: (path) => !own.has(basename(path)) });
  renameSync(unfinished, folder);
}
