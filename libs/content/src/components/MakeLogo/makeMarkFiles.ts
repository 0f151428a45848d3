import { makeIcons } from './makeIcons.ts';

/** Letters of a path from which a mark has a file of its own: a crest that few pages show is as large as ten plain marks. */
const large = 8_000;

/** Whether the make has a mark, and not initials only: its key, else null. */
export function markKey(make: string): string | null {
  const key = make.trim().toLowerCase();
  return Object.hasOwn(makeIcons, key) ? key : null;
}

const fileOf = (key: string): string => `${(makeIcons[key] ?? '').length < large ? 'plain' : key}.svg`;

/** Address of a mark in the files of all marks. @param folder where they are served from @param key of `markKey` */
export const markAddress = (folder: string, key: string): string => `${folder}/${fileOf(key)}#${key}`;

/**
 * The marks of all makes as SVG documents by their file names, which pages refer to instead of repeating their paths.
 * Serve them from a folder whose name changes with their content, and pass its address to what shows makes.
 */
export function makeMarkFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [key, path] of Object.entries(makeIcons)) {
    const file = fileOf(key);
    files[file] = `${files[file] ?? ''}<path id="${key}" fill="currentColor" d="${path}"/>`;
  }
  return Object.fromEntries(
    Object.entries(files).map(([file, paths]) => [file, `<svg xmlns="http://www.w3.org/2000/svg">${paths}</svg>\n`]),
  );
}
