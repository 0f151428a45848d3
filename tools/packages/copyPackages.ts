import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, root } from './published.ts';

/**
 * A second name for each file of a folder, or a copy where the file system has no such names; links as they are.
 * @param takes entries of the folder itself
 */
export function copyFolder(from: string, to: string, takes = (_name: string): boolean => true): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!takes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/** Names of the packages that lie within a folder. */
export function packagesIn(folder: string): string[] {
  const nested = join(folder, 'node_modules');
  if (!existsSync(nested)) return [];
  const entries = readdirSync(nested).filter((name) => !name.startsWith('.'));
  return entries.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(nested, name)).map((one) => `${name}/${one}`) : [name],
  );
}

/** Packages that one names, with those that lie within its own folder. */
export function namedBy(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = readManifest(folder);
  const nested = join(folder, 'node_modules');
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const outside = names.filter((name) => !existsSync(join(nested, name, 'package.json')));
  const inside = names.filter((name) => !outside.includes(name));
  return [...outside, ...inside.flatMap((name) => namedBy(join(nested, name)))];
}

/**
 * Puts packages of this repository into a folder as npm would, without a network: whole, with all that they need, and
 * without links, which some bundlers do not follow out of their project.
 * @throws for a package that is not installed here
 */
export function copyPackages(names: readonly string[], folder: string): void {
  const waiting = [...names];
  for (const name of names) {
    if (!existsSync(join(root, 'node_modules', name))) throw new Error(`${name} is not installed in this repository.`);
  }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const [installed, place] = [join(root, 'node_modules', name), join(folder, 'node_modules', name)];
    // Optional ones of other machines are not installed; our own come from their tarballs.
    if (existsSync(place) || !existsSync(join(installed, 'package.json'))) continue;
    copyFolder(installed, place);
    waiting.push(...namedBy(installed));
  }
}
