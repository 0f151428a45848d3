import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from './commandError.ts';

/**
 * Writes a file atomically: it appears only once it is complete. Only its owner may read it, because it contains
 * personal data.
 * @throws CommandError when it cannot be written
 */
export async function writeToFile<Result>(
  path: string,
  run: (write: (piece: string | Uint8Array) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const draft = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      const result = await run((piece) => file.appendFile(piece));
      await file.sync();
      await rename(draft, path);
      return result;
    } finally {
      await file.close();
    }
  } catch (fault) {
    await rm(draft, { force: true }).catch(() => undefined);
    const { code, syscall } = fault as NodeJS.ErrnoException;
    if (!syscall) throw fault;
    throw new CommandError(`${path} cannot be written (${code ?? syscall}).`);
  }
}
