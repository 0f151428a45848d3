import { readSiteFile, siteFileNames } from './siteFiles.ts';

/** Names of site files without a public origin. Unreadable files are skipped here and reported when sites are opened. */
export function sitesWithoutOrigin(folder: string): string[] {
  const hasNone = (name: string): boolean => {
    try {
      return !(JSON.parse(readSiteFile(folder, name).text) as { origin?: unknown }).origin;
    } catch {
      return false;
    }
  };
  try {
    return siteFileNames(folder).filter(hasNone);
  } catch {
    return [];
  }
}
