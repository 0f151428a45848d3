import { readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Manifest } from './published.ts';

const isSource = (path: string): boolean =>
  /\.(?:ts|tsx|mjs)$/.test(path) && !/(?:^|\/)(?:dist|node_modules)\//.test(path);

/** Files that do not travel with the package: tests, and what builds it. */
const isTool = (path: string): boolean => /\.(?:test|stories|config)\.\w+$/.test(path);

/** @example packageOf('@forecourt/ui/words') // '@forecourt/ui' */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Packages that a package's files import and its manifest does not declare: they are found only where something else
 * has installed them.
 * @param folder of the package
 * @returns one line for each, with the file and where it should be declared
 */
export function undeclared(folder: string, manifest: Manifest): string[] {
  const { name: own, exports, dependencies = {}, peerDependencies = {}, devDependencies = {} } = manifest;
  // What nobody installs is built where all of its packages are.
  const isInstalled = exports !== undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  return files
    .filter((file) => isSource(relative(folder, file)))
    .flatMap((file) => {
      const declared = {
        ...dependencies,
        ...peerDependencies,
        ...(isTool(file) || !isInstalled ? devDependencies : {}),
      };
      const imported = ts
        .preProcessFile(readFileSync(file, 'utf8'), true, true)
        .importedFiles.map(({ fileName }) => fileName)
        .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier));
      const missing = [...new Set(imported.map(packageOf))].filter(
        (one) => one !== own && !Object.hasOwn(declared, one),
      );
      const kind = isTool(file) ? 'devDependencies' : 'dependencies or peerDependencies';
      return missing.map((one) => `${own}: ${relative(folder, file)} imports "${one}": list it in ${kind}.`);
    });
}
