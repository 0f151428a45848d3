import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { closeSync, cpSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf, type Db } from '../../../database/database.ts';
import { openEmbedded } from '../../../database/openDatabase.ts';
import * as schema from '../../../database/schema/index.ts';
import { openBlank, putBlankDatabase } from '../../../database/testing/blankDatabase.ts';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import { backupCommand, restoreCommand } from '../backupCommand.ts';

const at = new Date('2026-03-10T02:03:04.567Z');
const leadCount = 600;
const pageBytes = 8_192;
const root = temporaryFolder();
const whole = join(root, 'whole');

/** Files of the database, by what they hold. */
let paths: Record<'leads' | 'leadIndex' | 'long' | 'longIndex' | 'vehicles', string>;
/** Ids of the leads on each page of their table. */
let pages: Map<number, string[]>;
/** Ids of the leads whose text stands in the table of long values. */
const isLong = (place: number) => place % 10 === 0;

async function fill(db: Db): Promise<void> {
  await db.insert(schema.leads).values(
    Array.from({ length: leadCount }, (_, place) => ({
      id: `lead-${place}`,
      idempotencyKey: `key-${place}`,
      siteSlug: 'harbour',
      category: 'Sales',
      createdAt: at,
      // What has no pattern is not made smaller.
      data: {
        notes: isLong(place) ? createHash('shake256', { outputLength: 4_000 }).update(`${place}`).digest('hex') : 'Hi',
      } as never,
    })),
  );
  await db.insert(schema.deliveries).values(
    Array.from({ length: leadCount }, (_, place) => ({
      id: `delivery-${place}`,
      leadId: `lead-${place}`,
      siteSlug: 'harbour',
      destinationId: 'crm',
      type: 'webhook',
      state: 'pending',
      nextAttemptAt: at,
    })),
  );
  await db.execute(sql`
    insert into vehicles (id, dealership_id, slug, status, sold, shown, fingerprint, data)
    select n, 'one', 'car-' || n, 'active', false, true, '', '{}' from generate_series(1, 1600) n`);
}

beforeAll(async () => {
  const database = await openBlank(whole);
  const { db } = database;
  await fill(db);
  const [found] = rowsOf<typeof paths>(
    await db.execute(sql`
      select pg_relation_filepath('leads') as "leads", pg_relation_filepath('leads_pkey') as "leadIndex",
        pg_relation_filepath('vehicles') as "vehicles", pg_relation_filepath(reltoastrelid) as "long",
        (select pg_relation_filepath(indexrelid) from pg_index where indrelid = reltoastrelid) as "longIndex"
      from pg_class where oid = 'leads'::regclass`),
  );
  if (!found) throw new Error('The table of leads has no files.');
  paths = found;
  const rows = rowsOf<{ id: string; page: number }>(
    await db.execute(sql`select id, (ctid::text::point)[0]::int as page from leads`),
  );
  pages = Map.groupBy(rows, ({ page }) => page) as never;
  for (const [page, leads] of pages)
    pages.set(
      page,
      leads.map((lead) => (lead as never as { id: string }).id),
    );
  mkdirSync(join(whole, 'documents'));
  await database.close();
}, 60_000);

let data: string;
let number = 0;
beforeEach(() => {
  data = join(root, `damaged-${(number += 1)}`);
  cpSync(whole, data, { recursive: true });
});

/** Writes over bytes of a file of the database. */
function damage(file: keyof typeof paths | (string & {}), page: number, { from = 0, bytes = pageBytes } = {}): void {
  const path = join(data, 'db', paths[file as 'leads'] ?? file);
  const opened = openSync(path, 'r+');
  writeSync(opened, Buffer.alloc(bytes, 0xa7), 0, bytes, page * pageBytes + from);
  closeSync(opened);
}

const hashOf = (folder: string): string => {
  const hash = createHash('sha256');
  const files = readdirSync(join(folder, 'db'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const { parentPath, name } of files) hash.update(readFileSync(join(parentPath, name)));
  return hash.digest('hex');
};

/** Salvages, restores, and reads the ids of what came back. */
async function salvage() {
  const before = hashOf(data);
  const file = join(root, `salvaged-${number}.ndjson.gz`);
  const said: string[] = [];
  const deps = {
    config: { dataFolder: data, databaseUrl: null },
    say: (line: string) => said.push(line),
    now: () => at,
  };
  expect(await backupCommand(['--salvage', '--out', file], deps), said.join('\n')).toBe(0);
  expect(hashOf(data)).toBe(before);
  const restored = join(root, `restored-${number}`);
  putBlankDatabase(restored);
  expect(
    await restoreCommand([file], { ...deps, config: { ...deps.config, dataFolder: restored } }),
    said.join('\n'),
  ).toBe(0);
  const database = await openEmbedded(restored);
  try {
    const idsOf = async (table: string) =>
      rowsOf<{ id: string }>(await database.db.execute(sql`select id from ${sql.identifier(table)}`)).map(
        ({ id }) => id,
      );
    return {
      leads: new Set(await idsOf('leads')),
      deliveries: await idsOf('deliveries'),
      vehicles: await idsOf('vehicles'),
      said: said.join('\n'),
    };
  } finally {
    await database.close();
  }
}

describe('npm run backup -- --salvage', () => {
  it('takes every lead that stands on pages without a damage, with damages in tables, long values and indexes', async () => {
    damage('leads', 3);
    damage('leads', 5, { from: 5_000, bytes: 300 });
    damage('vehicles', 4);
    damage('long', 4);
    damage('leadIndex', 1);
    damage('longIndex', 1);
    const { leads, deliveries, vehicles, said } = await salvage();
    const expected = [...pages].flatMap(([page, ids]) => (page === 3 || page === 5 ? [] : ids));
    const lost = expected.filter((id) => !leads.has(id));
    // A page of long values has parts of some, and the short ends of others.
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(20);
    expect(lost.every((id) => isLong(Number(id.slice('lead-'.length))))).toBe(true);
    expect(leads.size).toBe(expected.length - lost.length);
    expect(deliveries).toHaveLength(leads.size);
    expect(vehicles.length).toBeGreaterThan(1_500);
    expect(vehicles.length).toBeLessThan(1_600);
    expect(said).toMatch(
      new RegExp(
        `leads +${leads.size} rows; 2 pages damaged, whose rows are lost; ${lost.length} rows? lost with a long`,
      ),
    );
    expect(said).toContain(`${leads.size} rows; ${leadCount - leads.size} rows left out, which belong to lost rows`);
    expect(said.indexOf('  leads ')).toBeLessThan(said.indexOf('  deliveries '));
  }, 120_000);

  it.each([
    [
      'has no table that can be read',
      () => damage('global/pg_control', 0, { bytes: 200 }),
      /does not start, not even on a copy/,
    ],
    ['is not there', () => rmSync(join(data, 'db'), { recursive: true }), /cannot be copied \(ENOENT\)/],
  ])('says what to do where the database %s, and leaves nothing behind', async (_, break_, message) => {
    break_();
    const said: string[] = [];
    const out = join(data, 'out.gz');
    const config = { dataFolder: data, databaseUrl: null };
    expect(
      await backupCommand(['--salvage', '--out', out], { config, say: (line) => said.push(line), now: () => at }),
    ).toBe(1);
    expect(said.join('\n')).toMatch(message);
    expect(readdirSync(data).filter((name) => name.includes('salvage') || name.includes('out'))).toEqual([]);
  });
});
