import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.ts';
import { publishedPackages } from './published.ts';

/**
 * Packs every published library, as it would be sent to a registry.
 * @param to folder for the tarballs, empty before
 * @returns their files
 */
export async function packLibraries(to: string): Promise<string[]> {
  mkdirSync(to, { recursive: true });
  const libraries = publishedPackages();
  await npm(['pack', '--ignore-scripts', '--pack-destination', to, ...libraries.map(({ folder }) => folder)]);
  const files = readdirSync(to).filter((name) => name.endsWith('.tgz'));
  if (files.length !== libraries.length)
    throw new Error(`${libraries.length} libraries, but these were packed: ${files.join(', ')}`);
  return files.map((name) => join(to, name));
}
