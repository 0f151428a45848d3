import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file where its content changes, whole or not at all: a running host serves such files while the next build
 * writes them.
 */
export async function writeChanged(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const before = await readFile(file).catch(() => null);
  if (before?.equals(bytes)) return;
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${process.pid}`;
  await writeFile(half, bytes);
  await rename(half, file);
}
