import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './machine.mjs';

/** What a build of the host follows from. */
const sources = ['apps/host', 'libs', 'examples', 'tools/vite', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];

/** Names of what builds, tests and hosts write. */
const written =
  /^(node_modules|dist|\.next.*|test-results|playwright-report|storybook-static|\.forecourt.*|next-env\.d\.ts|.*\.tsbuildinfo|.*\.log)$/;
/** Paths of what a build writes among the sources. */
const writtenBelow =
  /^apps\/host\/(public\/(fonts|assets)|src\/site\/templates\/(pages|contentBlocks\.ts|templateStyles\.ts))$/;
/** Paths that no build reads: sites and content are read while the host runs. */
const notBuilt = /^apps\/host\/(sites|content|e2e)$|\.(test|spec|stories)\.tsx?$/;

function* files(folder, path) {
  const place = join(folder, path);
  if (!statSync(place).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(place).sort()) {
    const below = `${path}/${name}`;
    if (!written.test(name) && !writtenBelow.test(below) && !notBuilt.test(below)) yield* files(folder, below);
  }
}

/** Changes whenever what a source file contains does, or one is added or removed. No build changes it. */
export function sourceFingerprint(folder = root, parts = sources) {
  const hash = createHash('sha256');
  for (const part of parts) {
    for (const path of files(folder, part)) {
      const content = readFileSync(join(folder, path));
      hash.update(`${path} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}
