import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyFolder, copyPackages, namedBy, packagesIn } from './copyPackages.ts';
import { publishedPackages, readManifest, root } from './published.ts';

const start = promisify(execFile);

/** Makes a package that is installed in this repository visible in the folder, without a copy. */
function link(name: string, folder: string, from = root): void {
  const place = join(folder, 'node_modules', name);
  const installed = join(from, 'node_modules', name);
  if (!existsSync(installed)) throw new Error(`${name} is not installed in this repository.`);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(installed, place, 'junction');
}

/**
 * Puts packages beside one of ours that npm keeps there, because others need another version.
 * @returns their names
 */
function putOwn(place: string, whole: boolean): string[] {
  const { name } = readManifest(place);
  const home = publishedPackages().find(({ manifest }) => manifest.name === name)?.folder;
  const own = home ? packagesIn(home) : [];
  for (const one of own) {
    if (!home) continue;
    if (whole) copyFolder(join(home, 'node_modules', one), join(place, 'node_modules', one));
    else link(one, place, home);
  }
  return own;
}

const extracted = new Map<string, Promise<string>>();

/** Extracts a tarball once, beside it. @returns its folder */
function extract(tarball: string): Promise<string> {
  const known = extracted.get(tarball);
  if (known) return known;
  const folder = mkdtempSync(`${tarball}-`);
  const place = start('tar', ['xzf', tarball, '-C', folder]).then(() => join(folder, 'package'));
  extracted.set(tarball, place);
  return place;
}

async function unpack(tarball: string, folder: string): Promise<string> {
  const source = await extract(tarball);
  const place = join(folder, 'node_modules', readManifest(source).name);
  copyFolder(source, place);
  return place;
}

export interface InstallOptions {
  /** Packages of the folder's own, when it has no package.json. */
  also?: readonly string[];
  /** Packages of others are put there whole, instead of links to them. @default false */
  whole?: boolean;
}

/**
 * Installs our tarballs in a folder without a network: unpacked, with the packages that they and the folder's own
 * package.json declare, and no others. What a package uses without declaring it is not found.
 */
export async function installPackages(
  folder: string,
  tarballs: readonly string[],
  { also = [], whole = false }: InstallOptions = {},
) {
  mkdirSync(folder, { recursive: true });
  const places: string[] = [];
  for (const tarball of tarballs) places.push(await unpack(tarball, folder));
  const own = existsSync(join(folder, 'package.json')) ? [folder] : [];
  const wanted = [...places, ...own].flatMap((place) => {
    const { dependencies, peerDependencies, devDependencies } = readManifest(place);
    const names = Object.keys({ ...dependencies, ...peerDependencies, ...(place === folder && devDependencies) });
    if (place === folder) return names;
    const beside = new Set(putOwn(place, whole));
    // What those beside it need in turn is at the root, or beside it as well.
    const further = whole ? [...beside].flatMap((name) => namedBy(join(place, 'node_modules', name))) : [];
    return [...names, ...further].filter((name) => !beside.has(name));
  });
  const others = [...new Set([...wanted, ...also])].filter((name) => !existsSync(join(folder, 'node_modules', name)));
  if (whole) copyPackages(others, folder);
  else for (const name of others) link(name, folder);
}
