import { execFile } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandFile } from '../front-door/machine.mjs';
import { installPackages } from './installPackages.ts';
import { root } from './published.ts';

const start = promisify(execFile);

/** What one example runs, in a folder of its own that has our tarballs. */
interface Example {
  name: string;
  commands: readonly (readonly string[])[];
  /** Folder of what it builds, brought back as `dist` for the tests in a browser. */
  output?: string;
  /** Its bundler follows no links. @default false */
  whole?: boolean;
  /** What its last command must print. */
  prints?: RegExp;
}

const tsc = [commandFile('@typescript/native', 'tsc')];
/** Next asks nobody, and tells nobody. */
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

const viteBuild = [commandFile('vite'), 'build', '--logLevel', 'warn'];

const examples: readonly Example[] = [
  {
    name: 'node-model',
    commands: [['quote.mjs']],
    prints: /^\$30,000 over 5 years at 9\.5%: \$146 a week\nKia or MG, up to \$30,000\n2 conditions\nslug: /,
  },
  { name: 'vite-page', commands: [tsc, viteBuild], output: 'dist' },
  { name: 'web-components', commands: [tsc, viteBuild], output: 'dist' },
  // Its own Next: another one would bring another React.
  {
    name: 'next-app',
    commands: [['node_modules/next/dist/bin/next', 'build']],
    output: '.next/standalone',
    whole: true,
  },
];

/** Builds or runs one example. @returns what is wrong; null when nothing */
async function buildExample(example: Example, folder: string, tarballs: readonly string[]): Promise<string | null> {
  const { name, commands, output, prints, whole } = example;
  const source = join(root, 'examples', name);
  const place = join(folder, name);
  cpSync(source, place, { recursive: true, filter: (path) => !/[\\/](dist|node_modules|\.next)$/.test(path) });
  await installPackages(place, tarballs, { whole });
  let printed = '';
  for (const command of commands) {
    try {
      ({ stdout: printed } = await start(process.execPath, [...command], { cwd: place, env }));
    } catch (fault) {
      const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string };
      return `examples/${name}: ${stdout}${stderr}` || String(fault);
    }
  }
  if (prints && !prints.test(printed)) return `examples/${name} printed\n${printed}instead of ${prints}`;
  if (output) {
    const built = join(source, 'dist');
    rmSync(built, { recursive: true, force: true });
    cpSync(join(place, output), built, { recursive: true });
    // The framework leaves the files for browsers beside its server.
    if (existsSync(join(place, '.next/static')))
      cpSync(join(place, '.next/static'), join(built, '.next/static'), { recursive: true });
  }
  return null;
}

/** Builds and runs every example with the packages as they would be published. @returns what is wrong */
export async function exampleFaults(folder: string, tarballs: readonly string[]): Promise<string[]> {
  const found = await Promise.all(examples.map((example) => buildExample(example, folder, tarballs)));
  console.log(`${examples.length} examples built`);
  return found.filter((fault) => fault !== null);
}
