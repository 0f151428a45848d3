import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../front-door/children.mjs';

const folder = import.meta.dirname;

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}

const manifestOf = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

function isInstalled(): boolean {
  const { dependencies = {} } = manifestOf(join(folder, 'package.json'));
  return Object.entries(dependencies).every(([name, version]) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) && manifestOf(file).version === version;
  });
}

/** Installs the other engines where they are missing. @returns why they cannot be had, or null */
export async function installPeers(say: (line: string) => void): Promise<string | null> {
  if (isInstalled()) return null;
  say('Installing the other engines (once) …');
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const { code, output } = await run(['npm', 'install', '--prefix', folder, ...flags], { cwd: folder });
  return code === 0 ? null : `npm could not install them: ${output.trim().split('\n').at(-1) ?? 'no reason given'}`;
}
