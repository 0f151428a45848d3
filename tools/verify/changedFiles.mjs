import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, root } from '../front-door/machine.mjs';

const recordFile = join(root, 'node_modules/.cache/verified.json');

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const lines = (text) => text.split('\0').filter(Boolean);

/** Commit that a branch began from: what others have is verified. */
function findBase() {
  for (const other of ['@{upstream}', 'origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', other).trim();
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD';
}

const contentHash = (file) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');

/**
 * Files that differ from those of the branch's beginning and were not the same when `npm run verify` last passed. A file
 * that was removed is none: what imported it has changed, or no longer compiles.
 * @returns {Map<string, string>} hashes of the contents, by path
 */
export function changedFiles() {
  const differing = lines(git('diff', '--name-only', '-z', findBase()));
  const added = lines(git('ls-files', '--others', '--exclude-standard', '-z'));
  const verified = existsSync(recordFile) ? readJson(recordFile) : {};
  const present = [...differing, ...added].filter((file) => existsSync(join(root, file)));
  return new Map(present.map((file) => [file, contentHash(file)]).filter(([file, hash]) => verified[file] !== hash));
}

/** Keeps which contents have passed. @param {Map<string, string>} files */
export function recordVerified(files) {
  const verified = existsSync(recordFile) ? readJson(recordFile) : {};
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify({ ...verified, ...Object.fromEntries(files) }));
}
