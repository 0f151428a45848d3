import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const file = join(import.meta.dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };

/** Version that Node would find from the given place, looking one folder up after the other. */
function foundVersion(name: string, place: string): string | undefined {
  const here = packages[`${place ? `${place}/` : ''}node_modules/${name}`];
  if (here || place === '') return here?.version;
  const above = place.lastIndexOf('/node_modules/');
  return foundVersion(name, above < 0 ? '' : place.slice(0, above));
}

it('can be installed from a fresh clone: the lockfile lists the programs of every platform in their version', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      // Programs for one platform are asked for in one exact version.
      .filter(([name, version]) => /^\d+\.\d+\.\d+$/.test(version) && foundVersion(name, place) !== version)
      .map(([name, version]) => `${place}: ${name} ${version}`),
  );
  expect(missing).toEqual([]);
});
