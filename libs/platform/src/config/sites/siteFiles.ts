import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface SiteFile {
  name: string;
  text: string;
}

/** Names of the files in a folder of sites. @throws with what to do when there is no folder, or no file in it */
export function siteFileNames(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    throw new Error(
      `The folder of sites ${folder} cannot be read (${code}): set FORECOURT_SITES to a folder that holds one JSON file for each site.`,
    );
  }
  if (names.length === 0) {
    throw new Error(
      `The folder of sites ${folder} holds no site: add one JSON file for each site, or set FORECOURT_SITES to another folder.`,
    );
  }
  return names.sort();
}

export const readSiteFile = (folder: string, name: string): SiteFile => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
});

/** Differs whenever the file was changed; null when it is gone. */
export function stampOf(folder: string, name: string): string | null {
  const stats = statSync(join(folder, name), { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}:${stats.size}:${stats.ino}` : null;
}
