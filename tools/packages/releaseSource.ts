import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { publishedPackages, root, type Manifest } from './published.ts';

export const isDryRun = (args: readonly string[]): boolean => args.includes('--dry-run') || args.includes('-d');

/** Option of a release to a registry that attests nothing, such as one of a company's own. Nx does not know it. */
export const withoutProvenance = '--without-provenance';

/**
 * Why npm would refuse what a release sends: it attests where packages come from (`publishConfig.provenance`), and asks
 * each for the address of its source.
 * @param args of the release
 * @returns null where nothing stands against it
 */
export function provenanceFault(args: readonly string[], { repository }: Pick<Manifest, 'repository'>): string | null {
  if (repository !== undefined || isDryRun(args) || args.includes('--skip-publish')) return null;
  if (args.includes(withoutProvenance)) return null;
  return 'Provenance needs `repository` in the root package.json, such as "git+https://code.example/forecourt.git": npm refuses the packages without it. A registry of your own that attests nothing is sent them with --without-provenance. Nothing was released.';
}

/**
 * The manifest of a package with the address of its source, which stands in the root package.json alone.
 * @param folder of the package, from that of the repository
 */
export function withSource(
  manifest: Manifest,
  repository: NonNullable<Manifest['repository']>,
  folder: string,
): Manifest {
  const url = typeof repository === 'string' ? repository : repository.url;
  return { ...manifest, repository: { type: 'git', url, directory: folder.split(sep).join('/') } };
}

/** The manifest of a package that is sent to a registry which attests nothing. */
export const unattested = (manifest: Manifest): Manifest => ({
  ...manifest,
  publishConfig: { ...manifest.publishConfig, provenance: false },
});

/**
 * Writes into the manifest of every published package what the release needs of it, and commits with the new version: the
 * address of its source, and whether that is attested.
 */
export function prepareManifests(args: readonly string[], { repository }: Pick<Manifest, 'repository'>): void {
  for (const { folder, manifest } of publishedPackages()) {
    const sourced = repository === undefined ? manifest : withSource(manifest, repository, relative(root, folder));
    const prepared = args.includes(withoutProvenance) ? unattested(sourced) : sourced;
    if (prepared !== manifest) writeFileSync(join(folder, 'package.json'), `${JSON.stringify(prepared, null, 2)}\n`);
  }
}
