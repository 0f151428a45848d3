import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes a safe part of a file name from arbitrary text. */
export function fileNamePart(text: string): string {
  return text.replace(/[^\w-]/g, '_').slice(0, 80);
}

/** Writes a file atomically and durably, even across a power cut. Readable by the owner only. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}.tmp`);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (fault) {
    await rm(draft, { force: true });
    throw fault;
  }
}
