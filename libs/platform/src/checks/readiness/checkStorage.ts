import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of checks under way in the data folder. Backups leave it out. */
export const storageCheckFolder = 'readiness';
/** More than what a full disk still has for a small file. */
const bytes = 64 * 1_024;

/** Writes a file into the data folder and reads it. @throws where either fails */
export async function checkStorage(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, storageCheckFolder);
  const file = join(folder, randomUUID());
  const content = Buffer.alloc(bytes, String(process.hrtime.bigint()));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, content, { mode: 0o600, flush: true });
    if (!content.equals(await readFile(file))) throw new Error('A file reads otherwise than it was written');
  } finally {
    await rm(file, { force: true });
  }
}
