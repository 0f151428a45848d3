import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the whole repository. */
export const root = join(import.meta.dirname, '../..');

/** What this repository reads of a package.json. */
export interface Manifest {
  name: string;
  version: string;
  license?: string;
  private?: boolean;
  publishConfig?: { access?: string; provenance?: boolean };
  repository?: string | { type: string; url: string; directory?: string };
  exports?: Record<string, string | { types?: string; default?: string }>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A package that others may install, and its folder. */
export interface PublishedPackage {
  folder: string;
  manifest: Manifest;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Every package that is published: the libraries, and the host. */
export function publishedPackages(): PublishedPackage[] {
  return ['libs', 'apps']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => !manifest.private);
}

/**
 * The packages that pages and programs of others are built with: their exports are reported, and their types hold under
 * the strictest settings. The rest is there because hosts run on it, and has dependencies whose types do not.
 * A folder `api` with the reports makes one public.
 */
export const publicPackages = (): PublishedPackage[] =>
  publishedPackages().filter(({ folder }) => existsSync(join(folder, 'api')));
