import { checkPackage, createPackageFromTarballData, type Problem, type ResolutionKind } from '@arethetypeswrong/core';
import { readFile } from 'node:fs/promises';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Manifest } from './published.ts';

/** How others may find our modules: as ES modules, never by `require` or by the rules before `exports`. */
const resolutions: readonly ResolutionKind[] = ['node16-esm', 'bundler'];

const isOurs = (problem: Problem): boolean =>
  !('resolutionKind' in problem) || resolutions.includes(problem.resolutionKind);

/**
 * What tools of others would stumble over in a package as it would be published: files that are named and missing,
 * `exports` in a wrong order, types that do not go with the code.
 * @param tarball file of the packed package
 */
export async function tarballFaults(tarball: string): Promise<string[]> {
  const packed = await readFile(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(packed).buffer }, strict: true });
  const { name, exports = {} } = pkg as unknown as Manifest;
  const wrong = messages
    .filter(({ type }) => type === 'error')
    .map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`);
  const doors = Object.keys(exports);
  // A program that is only run has nothing to import.
  if (doors.length === 0) return wrong;
  const data = doors.filter((door) => /\.(?:css|json)$/.test(door));
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(packed)), {
    excludeEntrypoints: data,
  });
  if (!analysis.types) return [...wrong, `${name}: the packed files have no types.`];
  return [...wrong, ...analysis.problems.filter(isOurs).map((problem) => `${name}: ${JSON.stringify(problem)}`)];
}
