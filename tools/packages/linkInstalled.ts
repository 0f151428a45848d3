import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './published.ts';

const scope = '@forecourt';

/** Links what lies in a folder of packages, but for our own, and for what programs keep there. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name !== scope && (name === '.bin' || !name.startsWith('.'))) symlinkSync(join(from, name), join(to, name));
}

/**
 * Gives a copy of this repository the packages that are installed here, without copying them: those of others as they
 * are, and our own from the copy as far as it has them.
 * @param copy folder that has some or all folders of the repository, without packages
 */
export function linkInstalled(copy: string): void {
  const [installed, modules] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  linkAll(installed, modules);
  mkdirSync(join(modules, scope));
  for (const name of readdirSync(join(installed, scope))) {
    const folder = [`libs/${name}`, `apps/${name}`, name].find((one) => existsSync(join(root, one, 'package.json')));
    if (folder === undefined) continue;
    const own = join(copy, folder);
    const isCopied = existsSync(join(own, 'package.json'));
    symlinkSync(isCopied ? own : join(root, folder), join(modules, scope, name));
    // What others need in another version lies beside the package.
    const beside = join(root, folder, 'node_modules');
    if (isCopied && existsSync(beside)) linkAll(beside, join(own, 'node_modules'));
  }
}
