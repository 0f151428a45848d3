// The packages as others get them: what they list, and whether they work outside this repository.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumerTypeFaults, typedDoors } from './consumerTypes.ts';
import { createdHostFaults } from './createdHost.ts';
import { exampleFaults } from './examples.ts';
import { installPackages } from './installPackages.ts';
import { sizeFaults } from './measureSizes.ts';
import { manifestFaults } from './manifestFaults.ts';
import { ownPackageFaults } from './ownPackages.ts';
import { packLibraries } from './packLibraries.ts';
import { publishedPackages } from './published.ts';
import { releaseFaults } from './releaseFaults.ts';
import { tarballFaults } from './tarballFaults.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-packages-'));
const faults = publishedPackages().flatMap(({ manifest }) => manifestFaults(manifest));

/** What is in the tarballs, and what programs and pages of others make of them. */
async function checkPackages(tarballs: readonly string[]): Promise<void> {
  for (const tarball of tarballs) faults.push(...(await tarballFaults(tarball)));
  const types = join(folder, 'types');
  await installPackages(types, tarballs, { also: ['@types/react', '@types/react-dom'] });
  const wrong = await consumerTypeFaults(types);
  if (wrong) faults.push(wrong);
  console.log(`${typedDoors().length} doors type-checked without skipLibCheck`);
  faults.push(...(await exampleFaults(join(folder, 'examples'), tarballs)));
  faults.push(...(await sizeFaults(types)));
}

/** What an agency makes of them. */
async function checkHost(tarballs: readonly string[]): Promise<void> {
  const host = join(folder, 'host');
  faults.push(...(await createdHostFaults(host, tarballs)));
  faults.push(...(await ownPackageFaults(join(host, 'acme-motors'))));
  faults.push(...(await releaseFaults()));
}

try {
  const tarballs = await packLibraries(join(folder, 'tarballs'));
  console.log(`${tarballs.length} packages packed`);
  // Both are rows of programs that take one processor each.
  await Promise.all([checkPackages(tarballs), checkHost(tarballs)]);
} finally {
  rmSync(folder, { recursive: true });
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
