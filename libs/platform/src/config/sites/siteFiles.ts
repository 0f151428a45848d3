import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFolders, readPictures } from './sitePictures.ts';
import type { Fault } from './siteFaults.ts';

export interface SiteFile {
  name: string;
  text: string;
  /** Theme that is taken from a file of its own, as it is called in messages; null where the site's has none. */
  themeFile?: string | null;
  /** What is wrong with the pictures that it names. */
  pictureFaults?: readonly Fault[];
  /** Further files that it names, from the folder of sites: the theme, and pictures. They may not exist. */
  parts?: readonly string[];
}

/** Folder of themes that are data, beside the files of sites. */
const themeFolder = 'themes';
const themeFileOf = (theme: string): string | null =>
  /^[a-z0-9][a-z0-9-]*$/.test(theme) ? `${themeFolder}/${theme}.json` : null;

/** Folders whose files make up the sites. */
export const siteFolders = (folder: string): string[] => [folder, join(folder, themeFolder), ...pictureFolders(folder)];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const draftEnding = '.draft.json';

/** Whether a file is a draft of a site: it is shown in previews alone. @example isDraftName('harbour.draft.json') */
export const isDraftName = (name: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*\.draft\.json$/.test(name);

/** The site that a draft is of. @example slugOfDraft('harbour.winter.draft.json') // 'harbour' */
export const slugOfDraft = (name: string): string => name.split('.', 1)[0] ?? '';

/** Names of the drafts in a folder of sites. */
export const draftNames = (folder: string): string[] => readdirSync(folder).filter(isDraftName).sort();

/** Names of the files in a folder of sites, without drafts. @throws with what to do when there is no folder, or no file in it */
export function siteFileNames(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith(draftEnding));
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

/** Names of the themes that are data. */
export function themeFileNames(folder: string): string[] {
  const themes = join(folder, themeFolder);
  if (!existsSync(themes)) return [];
  return readdirSync(themes).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []));
}

/** A site's file with what it names in files of their own: its theme, and what its pictures are. */
export function withParts(folder: string, { name, text }: SiteFile): SiteFile {
  const record = parsed(text) as { theme?: unknown } | null;
  if (record === null || typeof record !== 'object' || Array.isArray(record)) return { name, text, themeFile: null };
  const themeFile = typeof record.theme === 'string' ? themeFileOf(record.theme) : null;
  const hasTheme = themeFile !== null && statSync(join(folder, themeFile), { throwIfNoEntry: false }) !== undefined;
  const themeText = hasTheme ? readFileSync(join(folder, themeFile), 'utf8') : '';
  const pictures = readPictures(folder, name.replace(/\.json$/, ''), record);
  const parts = [...(themeFile === null ? [] : [themeFile]), ...pictures.files];
  const isWhole = !hasTheme && pictures.files.length === 0;
  const whole = {
    ...record,
    // A file that is not JSON is refused as a theme, in its own name.
    ...(hasTheme && { themeData: parsed(themeText) ?? themeText }),
    ...(pictures.files.length > 0 && { assets: pictures.assets }),
  };
  return {
    name,
    text: isWhole ? text : JSON.stringify(whole, null, 2),
    themeFile: hasTheme ? themeFile : null,
    pictureFaults: pictures.faults,
    parts,
  };
}

const stampOfFile = (path: string): string | null => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}:${stats.size}:${stats.ino}` : null;
};

export const readSiteFile = (folder: string, name: string): SiteFile =>
  withParts(folder, { name, text: readFileSync(join(folder, name), 'utf8') });

/**
 * Differs whenever the file was changed, or one of those that it named when it was last read; null when the file is
 * gone.
 */
export function stampOf(folder: string, name: string, parts: readonly string[]): string | null {
  const stamp = stampOfFile(join(folder, name));
  return stamp === null ? null : [stamp, ...parts.map((part) => stampOfFile(join(folder, part)) ?? '')].join(' ');
}
