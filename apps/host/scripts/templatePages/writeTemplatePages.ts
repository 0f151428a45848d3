import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeChanged } from '../writeChanged.ts';
import type { Templates } from './homeParts.ts';
import { pageTables } from './pageTables.ts';

/** Writes the tables of pages, and removes those of pages that are no more. */
export async function writeTemplatePages(templates: Templates, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = pageTables(templates, folder);
  for (const name of await readdir(folder)) {
    if (!files.some((file) => file.name === name)) await rm(join(folder, name));
  }
  for (const { name, text } of files) await writeChanged(join(folder, name), text);
}
