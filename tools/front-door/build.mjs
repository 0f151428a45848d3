import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { commandFile, ownNode, projects, root, Stop } from './machine.mjs';

const sources = ['apps/host', 'libs', 'tools/vite', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];
const made =
  /^(node_modules|dist|\.next|test-results|playwright-report|storybook-static|\.forecourt.*|fonts|next-env\.d\.ts|.*\.tsbuildinfo|.*\.log)$/;
const stampFile = join(root, 'apps/host/.next/forecourt-build');

function* files(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    // `fonts` is made only where it is served from; a library may well have a folder of that name.
    if (made.test(name) && (name !== 'fonts' || path.endsWith('public'))) continue;
    yield* files(join(path, name));
  }
}

/** Changes whenever a source file is added, removed or written. */
export function sourceFingerprint(folder = root, parts = sources) {
  const hash = createHash('sha256');
  for (const part of parts) {
    for (const file of files(join(folder, part))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file.slice(folder.length)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Everything that the server runs from is on disk. */
function isComplete() {
  const libraries = projects().filter(({ folder, scripts }) => folder.startsWith('libs/') && scripts?.build);
  return (
    existsSync(join(root, 'apps/host/.next/BUILD_ID')) &&
    libraries.every(({ folder }) => existsSync(join(root, folder, 'dist')))
  );
}

/** Builds the host and the libraries under it, when a source has changed since the last build. */
export async function ensureBuilt() {
  // Taken before the build: a file edited while it runs makes the next start build again.
  const now = sourceFingerprint();
  if (isComplete() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  console.log('Building (the first time takes about a minute, later only what changed) …');
  const command = [ownNode, commandFile('nx'), 'run-many', '-t', 'build', '--projects=@forecourt/host'];
  const { code, output } = await run(command, {
    onLine(line) {
      const built = /✔\s+nx run @forecourt\/([\w-]+):build/.exec(line);
      if (built) console.log(`  ${built[1]}`);
    },
  });
  if (code !== 0) throw new Stop(`${output.trim()}\nThe build failed: its reason is above.`);
  writeFileSync(stampFile, now);
}
