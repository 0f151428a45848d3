import { open, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { insideFolder } from '../../files/folderLock.ts';

export interface FileRow {
  path: string;
  /** First cell of the row, unique in the file. */
  key: string;
  /** First line of a new file, ending included. */
  head: string;
  /** One line, ending included. */
  row: string;
}

async function readIfExists(path: string): Promise<Buffer> {
  return readFile(path).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return Buffer.alloc(0);
    throw fault;
  });
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Appends a row to a file, once. An incomplete last line, left by a killed process, is removed first. The row is synced
 * to disk when the promise resolves.
 * @returns false when the row exists already
 */
export async function appendRow({ path, key, head, row }: FileRow, signal: AbortSignal): Promise<boolean> {
  return insideFolder(dirname(path), signal, async () => {
    const before = await readIfExists(path);
    const whole = before.lastIndexOf(0x0a) + 1;
    if (before.subarray(0, whole).includes(`\n${key},`)) return false;
    const file = await open(path, whole === 0 ? 'w' : 'r+', 0o600).catch((fault: NodeJS.ErrnoException) => {
      throw new Error(`${basename(path)} cannot be written (${fault.code ?? 'no reason given'})`);
    });
    try {
      if (whole < before.length) await file.truncate(whole);
      const line = Buffer.from(whole === 0 ? head + row : row);
      for (let done = 0; done < line.length;) {
        done += (await file.write(line, done, line.length - done, whole + done)).bytesWritten;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    if (whole === 0) await syncFolder(dirname(path));
    return true;
  });
}
