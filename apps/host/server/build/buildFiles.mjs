import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** File of a build folder with the size of each of its files. It is written last. */
export const buildFilesName = 'build-files.json';

/** Entries of a build folder that no host serves or needs. */
const notServed = new Set(['cache', 'compiled', 'dev', 'diagnostics', 'types', 'turbopack', 'used-by', buildFilesName]);
const isServed = (name) => !notServed.has(name) && !name.startsWith('trace') && name !== 'forecourt-build';

function servedFiles(folder) {
  return readdirSync(folder)
    .filter(isServed)
    .flatMap((name) => {
      if (!statSync(join(folder, name)).isDirectory()) return [name];
      return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    });
}

/** Writes down which files a build has, once all of them are there. */
export function writeBuildFiles(folder) {
  const sizes = Object.fromEntries(servedFiles(folder).map((path) => [path, statSync(join(folder, path)).size]));
  writeFileSync(join(folder, buildFilesName), JSON.stringify(sizes));
}

/** @returns bytes of each file that a host needs, by its path with slashes; null where no build was finished there */
export function readBuildFiles(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, buildFilesName), 'utf8'));
  } catch {
    return null;
  }
}

/** @returns files of a build that are missing or have another size; empty where it is complete */
export function damagedFiles(folder) {
  const sizes = readBuildFiles(folder);
  if (!sizes) return [buildFilesName];
  return Object.keys(sizes).filter(
    (path) => statSync(join(folder, path), { throwIfNoEntry: false })?.size !== sizes[path],
  );
}
