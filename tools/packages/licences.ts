import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, root } from './published.ts';

/**
 * Licences under which others may use our packages in closed products; anything else is looked at first. CC-BY-4.0 is that
 * of data (which browser knows what), of which nothing is passed on; Unlicense gives a work to the public domain.
 */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

interface LockedPackage {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
}

export interface LicensedPackage {
  name: string;
  version: string;
  licence: string;
}

const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Place in the lockfile of a package that another one asks for: its own folder first, then those above. */
function placeOf(name: string, from: string): string | null {
  const here = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (locked[here]) return here;
  if (from === '') return null;
  const above = from.lastIndexOf('/node_modules/');
  return placeOf(name, above < 0 ? '' : from.slice(0, above));
}

/** Its name among licences, from the lockfile, or an old package's own list or text. */
function licenceOf(place: string): string {
  const { license } = locked[place] ?? {};
  if (license) return license.replace('MIT/X11', 'MIT').replace(/^\(MIT OR .+\)$/, 'MIT');
  const folder = join(root, place);
  const own = existsSync(folder) ? (readManifest(folder) as { licenses?: { type: string }[] }) : {};
  const text = join(folder, 'LICENSE');
  const said = existsSync(text) && readFileSync(text, 'utf8').startsWith('MIT License') ? 'MIT' : 'unknown';
  return own.licenses?.[0]?.type ?? said;
}

/**
 * Everything that is installed with a package, by the lockfile, apart from libraries of ours.
 * @param dependencies names that the package lists
 */
export function installedWith(dependencies: readonly string[]): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  const visit = (name: string, from: string): void => {
    const place = name.startsWith('@forecourt/') ? null : placeOf(name, from);
    if (place === null || found.has(place)) return;
    const { version = '', dependencies: own = {} } = locked[place] ?? {};
    found.set(place, { name, version, licence: licenceOf(place) });
    for (const next of Object.keys(own)) visit(next, place);
  };
  for (const name of dependencies) visit(name, '');
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Packages whose licence nobody has agreed to yet. */
export const licenceFaults = (packages: readonly LicensedPackage[]): string[] =>
  packages
    .filter(({ licence }) =>
      licence
        .replace(/^\((.+)\)$/, '$1')
        .split(' AND ')
        .some((one) => !allowed.includes(one)),
    )
    .map(
      ({ name, licence }) =>
        `${name} has the licence "${licence}": read it, then list it in tools/packages/licences.ts or leave the package.`,
    );
