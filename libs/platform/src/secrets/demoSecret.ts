import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/atomicFile.ts';

/** Name under which the demo's sites know the secret of their webhook. */
export const demoSecretName = 'demo-webhook';

/** The demo's webhook secret: generated once for each data folder, and stored there. */
export async function demoWebhookSecret(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'secrets', demoSecretName);
  const stored = await readFile(path, 'utf8').catch(() => '');
  if (/^[0-9a-f]{64}$/.test(stored)) return stored;
  const secret = randomBytes(32).toString('hex');
  await writeWhole(path, secret);
  return secret;
}
