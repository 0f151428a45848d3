import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandFile } from '../front-door/machine.mjs';
import { publicPackages } from './published.ts';

const start = promisify(execFile);

/** Every door of the packages for others that has types, as it is imported. */
export function typedDoors(): string[] {
  return publicPackages().flatMap(({ manifest: { name, exports = {} } }) =>
    Object.entries(exports).flatMap(([door, target]) =>
      typeof target === 'object' && target.types ? [name + door.slice(1)] : [],
    ),
  );
}

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

/** @returns what the compiler finds wrong with our types in a folder that has the packages; empty when nothing */
export async function consumerTypeFaults(folder: string): Promise<string> {
  const imports = typedDoors().map((door, at) => `export * as door${at} from '${door}';`);
  writeFileSync(join(folder, 'doors.ts'), `${imports.join('\n')}\n`);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: strictest, files: ['doors.ts'] }));
  try {
    await start(process.execPath, [commandFile('@typescript/native', 'tsc'), '-p', folder]);
    return '';
  } catch (fault) {
    return (fault as { stdout?: string }).stdout || String(fault);
  }
}
