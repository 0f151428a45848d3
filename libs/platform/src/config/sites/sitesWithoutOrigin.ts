import { readSiteFiles } from './siteFiles.ts';

/** Names of site files without a public origin. Unreadable files are skipped here and reported when sites are opened. */
export function sitesWithoutOrigin(folder: string): string[] {
  try {
    return readSiteFiles(folder)
      .filter(({ text }) => !(JSON.parse(text) as { origin?: unknown }).origin)
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
