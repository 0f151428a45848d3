import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { DatabaseBusyError, DatabaseUnavailableError, rowsOf } from './database.ts';
import { openDatabase, openEmbedded } from './openDatabase.ts';
import { takeOwnership } from './ownerLock.ts';

const folder = temporaryFolder();

/** Another process that takes the folder and says so. */
async function startOwner(data: string) {
  const lockModule = new URL('./ownerLock.ts', import.meta.url).href;
  const script = `import { takeOwnership } from ${JSON.stringify(lockModule)};
    globalThis.lock = takeOwnership(${JSON.stringify(data)}); console.log('taken'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the data folder', () => {
  it('has one owner: a second process is told in a sentence who has it and what to do', async () => {
    const data = join(folder, 'one-owner');
    const child = await startOwner(data);
    try {
      await expect(openEmbedded(data)).rejects.toThrow(DatabaseBusyError);
      await expect(openEmbedded(data)).rejects.toThrow(
        new RegExp(`in use by process ${child.pid}, started 20.*: stop that process, wait until it is done, or set`),
      );
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('is taken over from a process that was killed', async () => {
    const data = join(folder, 'stale');
    const child = await startOwner(data);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = takeOwnership(data);
    expect(() => takeOwnership(data)).toThrow(`in use by process ${process.pid}`);
    lock.release();
  });

  it('that cannot be written is refused with a sentence that says what to do', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    const data = join(folder, 'a-file', 'below');
    await expect(openEmbedded(data)).rejects.toThrow(DatabaseUnavailableError);
    await expect(openEmbedded(data)).rejects.toThrow(
      /cannot be written .*: give this user write access, or set FORECOURT_DATA/,
    );
  });

  it('shows the key of its database to its own user only', () => {
    const data = join(folder, 'private');
    const lock = takeOwnership(data);
    expect(statSync(join(data, 'owner.json')).mode & 0o077).toBe(0);
    lock.release();
  });
});

describe('the embedded database', () => {
  const data = join(folder, 'kept');
  beforeAll(async () => {
    const first = await openDatabase({ data, databaseUrl: null });
    await first.db.execute(sql`insert into settings (name, value) values ('seed', '7')`);
    await first.close();
  }, 60_000);

  it('keeps what was written, and migrates a second time without complaint', async () => {
    const second = await openDatabase({ data, databaseUrl: null });
    expect(rowsOf(await second.db.execute(sql`select value from settings`))).toEqual([{ value: 7 }]);
    await second.close();
  });
});

it('says in a sentence that PostgreSQL cannot be reached', async () => {
  const place = { data: folder, databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' };
  await expect(openDatabase(place)).rejects.toThrow(
    /PostgreSQL cannot be used \(.*ECONNREFUSED.*\): check that it runs/,
  );
});
