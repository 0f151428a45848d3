import { sql } from 'drizzle-orm';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase } from '../../testing/openTemporaryPostgres.ts';
import { rowsOf, type Db } from '../../database/database.ts';
import { openDatabase, openEmbedded, type OwnedDatabase } from '../../database/openDatabase.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import { openBlank, putBlankDatabase } from '../../database/testing/blankDatabase.ts';
import * as schema from '../../database/schema/index.ts';
import { serveDatabase } from '../../database/socket.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { backupCommand, restoreCommand } from './backupCommand.ts';
import { backupTables } from './backupTables.ts';
import { restoreBackup } from './restoreBackup.ts';

const at = new Date('2026-03-10T02:03:04.567Z');
const words = 'Ünïcode “quotes”, a\ttab, a\nnew line, {"json":[1]}, \\N and 😀';

const root = temporaryFolder();
const from = join(root, 'from');
const file = join(root, 'backup.ndjson.gz');
let running: OwnedDatabase;
let served: { close(): Promise<void> };
const postgres = await createPostgresDatabase();

/** Every row of every table, as text. */
async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of await backupTables(db)) {
    const rows = rowsOf<{ row: string }>(
      await db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`),
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

async function command(
  run: typeof backupCommand,
  args: readonly string[],
  config: { dataFolder: string; databaseUrl?: string | null },
) {
  const said: string[] = [];
  const code = await run(args, {
    config: { databaseUrl: null, ...config },
    say: (line) => said.push(line),
    now: () => at,
  });
  return { code, said: said.join('\n') };
}

beforeAll(async () => {
  mkdirSync(join(from, 'documents', 'ab'), { recursive: true });
  mkdirSync(join(from, 'search'));
  writeFileSync(join(from, 'documents', 'ab', 'licence.pdf'), Buffer.alloc(120_000, 7));
  writeFileSync(join(from, 'documents', 'ab', 'empty'), '');
  writeFileSync(join(from, 'search', 'index.sqlite'), 'made again');
  running = await openBlank(from);
  const { db } = running;
  const lead = { siteSlug: 'harbour', category: 'Sales', createdAt: at };
  const data = { notes: words, amount: 12_345_678.901 } as never;
  await db.insert(schema.leads).values(
    Array.from({ length: 1_203 }, (_, place) => ({
      ...lead,
      id: `lead-${place}`,
      idempotencyKey: `key-${place}`,
      data,
    })),
  );
  await db.insert(schema.deliveries).values({
    id: 'delivery-1',
    leadId: 'lead-7',
    siteSlug: 'harbour',
    destinationId: 'crm',
    type: 'webhook',
    state: 'pending',
    nextAttemptAt: at,
  });
  await db.insert(schema.stockChanges).values([
    { upserted: ['a'], removed: [] },
    { upserted: [], removed: [{ id: 'a', slug: 'a-car', dealership_id: 'one' }] },
  ]);
  await db.execute(sql`insert into settings (name, value) values ('big', '12345678901234567890.125')`);
  served = await serveDatabase(running);
}, 60_000);

afterAll(async () => {
  await served.close();
  await running.close();
  await postgres.drop();
});

describe('npm run backup', () => {
  it('writes every table and file through the running host, for its owner only', async () => {
    const { code, said } = await command(backupCommand, ['--out', file], { dataFolder: from });
    expect(said).toMatch(/^1,207 rows of \d+ tables and 2 files in .*backup\.ndjson\.gz \(\d+ KB\)$/);
    expect(code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain('index.sqlite');
  });

  it('is restored into an empty folder as it was, and counts on from there', async () => {
    const to = join(root, 'to');
    putBlankDatabase(to);
    expect(await command(restoreCommand, [file], { dataFolder: to })).toMatchObject({ code: 0 });
    const restored = await openEmbedded(to);
    try {
      expect(await contentOf(restored.db)).toEqual(await contentOf(running.db));
      const [next] = await restored.db
        .insert(schema.stockChanges)
        .values({ upserted: [], removed: [] })
        .returning({ id: schema.stockChanges.id });
      expect(next?.id).toBe(3);
    } finally {
      await restored.close();
    }
    expect(readFileSync(join(to, 'documents/ab/licence.pdf'))).toEqual(Buffer.alloc(120_000, 7));
    expect(readFileSync(join(to, 'documents/ab/empty'))).toHaveLength(0);
  });

  it('moves an embedded database into PostgreSQL, and back', async () => {
    const place = { dataFolder: join(root, 'beside'), databaseUrl: postgres.url };
    expect(await command(restoreCommand, [file], place)).toMatchObject({ code: 0 });
    const restored = await openDatabase({ data: place.dataFolder, databaseUrl: place.databaseUrl });
    try {
      expect(await contentOf(restored.db)).toEqual(await contentOf(running.db));
    } finally {
      await restored.close();
    }
    const back = join(root, 'postgres.ndjson.gz');
    expect(await command(backupCommand, ['--out', back], place)).toMatchObject({ code: 0 });
    putBlankDatabase(join(root, 'back'));
    expect(await command(restoreCommand, [back], { dataFolder: join(root, 'back') })).toMatchObject({ code: 0 });
  });
});

describe('npm run restore refuses', () => {
  it.each([
    ['no file', [], /^Name one backup\./],
    ['a file that is not there', [join(root, 'nothing')], /^There is no file /],
  ])('%s', async (_, args, message) => {
    const { code, said } = await command(restoreCommand, args, { dataFolder: join(root, 'none') });
    expect(said).toMatch(message);
    expect(code).toBe(1);
  });

  it('a database that is in use', async () => {
    const { code, said } = await command(restoreCommand, [file], { dataFolder: from });
    expect(said).toContain('process');
    expect(code).toBe(1);
  });

  it('a database that has rows', async () => {
    const full = join(root, 'to');
    const { code, said } = await command(restoreCommand, [file], { dataFolder: full });
    expect(said).toMatch(/^The database is not empty: '\w+' has rows\./);
    expect(code).toBe(1);
  });

  it('a file that is no backup', async () => {
    const path = join(root, 'plain');
    writeFileSync(path, 'plain');
    putBlankDatabase(join(root, 'none'));
    const { code, said } = await command(restoreCommand, [path], { dataFolder: join(root, 'none') });
    expect(said).toMatch(/plain cannot be read as a backup \(/);
    expect(code).toBe(1);
  });

  describe('a backup that', () => {
    const empty = openMemory();
    afterAll(async () => (await empty).close());

    it.each([
      ['is cut', (text: string) => text.slice(0, text.length / 2), /^The backup is damaged/],
      ['has no end', (text: string) => text.replace(/\{"end".*\n$/, ''), /its end is missing/],
      ['was altered', (text: string) => text.replace('12345678901234567890', '12345678901234567891'), /been changed/],
      ['goes on', (text: string) => `${text}{"file":"x"}\n`, /something follows its end/],
      ['escapes', (text: string) => text.replace('"documents/ab/empty"', '"../../stolen"'), /names the file/],
      [
        'is of another version',
        (text: string) => text.replace('"migrations":["', '"migrations":["0'),
        /another version/,
      ],
    ])('%s, and leaves nothing behind', async (name, change, message) => {
      const { db } = await empty;
      const data = join(root, name);
      const text = change(gunzipSync(readFileSync(file)).toString());
      const lines = (async function* () {
        yield* text.replace(/\n$/, '').split('\n');
      })();
      await expect(restoreBackup({ db, data }, lines)).rejects.toThrow(message);
      expect((await contentOf(db))['leads']).toEqual([]);
      expect(() => statSync(join(data, 'documents/ab/licence.pdf'))).toThrow('ENOENT');
    });
  });
});
