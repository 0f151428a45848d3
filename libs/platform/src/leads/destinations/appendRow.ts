import { open, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { insideFolder } from '../../files/folderLock.ts';

export interface FileRow {
  path: string;
  /** First cell of the row, which no other row of the file has. */
  key: string;
  /** First line of a new file, ending included. */
  head: string;
  /** One line, ending included. */
  row: string;
}

async function content(path: string): Promise<Buffer> {
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
 * Adds a row to a file of lines, once. What a killed process left of a row is cut off first, so that the file never
 * has half a row with another behind it. The row is on the disk when the promise resolves.
 * @returns false when the row is there already
 */
export async function appendRow({ path, key, head, row }: FileRow, signal: AbortSignal): Promise<boolean> {
  return insideFolder(dirname(path), signal, async () => {
    const before = await content(path);
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
