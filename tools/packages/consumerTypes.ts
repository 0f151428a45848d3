import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandFile } from '../front-door/machine.mjs';
import { publicDoors } from './publicDoors.ts';
import { publicPackages } from './published.ts';

const start = promisify(execFile);

/** Every door of the packages for others that has types, as it is imported. */
export const typedDoors = (): string[] =>
  publicPackages().flatMap(({ manifest }) => publicDoors(manifest).map(({ door }) => manifest.name + door.slice(1)));

/** What the strictest project of somebody else asks of our types: those of our dependencies are read too. */
const strictest = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: [],
  noEmit: true,
};

/**
 * @param doors as they are imported
 * @returns what the compiler finds wrong with the types of doors in a folder that has their packages; empty when nothing
 */
export async function consumerTypeFaults(folder: string, doors: readonly string[] = typedDoors()): Promise<string> {
  const imports = doors.map((door, at) => `export * as door${at} from '${door}';`);
  writeFileSync(join(folder, 'doors.ts'), `${imports.join('\n')}\n`);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: strictest, files: ['doors.ts'] }));
  try {
    await start(process.execPath, [commandFile('@typescript/native', 'tsc'), '-p', folder]);
    return '';
  } catch (fault) {
    return (fault as { stdout?: string }).stdout || String(fault);
  }
}
