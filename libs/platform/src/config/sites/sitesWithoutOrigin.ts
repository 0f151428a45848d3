import { readSiteFiles } from './siteFiles.ts';

/** Names of the files whose sites say nothing of their public origin. What cannot be read is told when sites are opened. */
export function sitesWithoutOrigin(folder: string): string[] {
  try {
    return readSiteFiles(folder)
      .filter(({ text }) => !(JSON.parse(text) as { origin?: unknown }).origin)
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
