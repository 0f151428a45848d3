import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { publishedPackages, readManifest, root, type Manifest } from './published.ts';

export const isDryRun = (args: readonly string[]): boolean => args.includes('--dry-run') || args.includes('-d');

/**
 * Why npm would refuse what a release sends: it attests where packages come from (`publishConfig.provenance`), and asks
 * each for the address of its source. A registry of one's own that attests nothing is sent tarballs without Nx.
 * @param args of the release
 * @returns null where nothing stands against it
 */
export function provenanceFault(args: readonly string[], { repository }: Pick<Manifest, 'repository'>): string | null {
  if (repository !== undefined || isDryRun(args) || args.includes('--skip-publish')) return null;
  return 'Provenance needs `repository` in the root package.json, such as "git+https://code.example/forecourt.git": npm refuses the packages without it. Nothing was released.';
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

/** Writes the source into the manifest of every published package; the release commits them with the new version. */
export function writeSources(repository: NonNullable<Manifest['repository']>): void {
  for (const { folder } of publishedPackages()) {
    const manifest = withSource(readManifest(folder), repository, relative(root, folder));
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
