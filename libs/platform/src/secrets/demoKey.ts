import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/atomicFile.ts';

/** The demo's key of codes and sessions: generated once for each data folder, and stored there. */
export async function demoSignInKey(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'secrets', 'sign-in');
  const stored = await readFile(path, 'utf8').catch(() => '');
  if (/^[0-9a-f]{64}$/.test(stored)) return stored;
  const key = randomBytes(32).toString('hex');
  await writeWhole(path, key);
  return key;
}
