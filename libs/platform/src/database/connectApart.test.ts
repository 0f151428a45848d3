import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { connectApart } from './connectApart.ts';
import { openSettings } from './openSettings.ts';
import { readOwner } from './ownerLock.ts';
import { putBlankDatabase } from './testing/blankDatabase.ts';

const data = temporaryFolder();

const place = { data, databaseUrl: null };
const program = `const { connectApart } = await import(${JSON.stringify(new URL('./connectApart.ts', import.meta.url).href)});
  await connectApart(${JSON.stringify(place)});
  console.log('connected');
  setInterval(() => undefined, 1_000);`;

it('owns the folder in another process, which ends with its command, however that dies', async () => {
  putBlankDatabase(data);
  const first = await connectApart(place);
  const owner = readOwner(data)?.pid;
  expect(owner).not.toBe(process.pid);
  await openSettings(first.db).set('kept', 1);
  await first.close();
  expect(readOwner(data)).toBeNull();

  const killed = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const second = await connectApart(place);
  expect(await openSettings(second.db).get('kept')).toBe(1);
  await second.close();
  await expect.poll(() => readOwner(data)).toBeNull();
}, 90_000);

it('says what is wrong with a folder that cannot be one', async () => {
  const wrong = { data: join('/dev/null', 'data'), databaseUrl: null };
  await expect(connectApart(wrong)).rejects.toThrow(/\/dev\/null\/data/);
});
