import { sql } from 'drizzle-orm';
import { closeSync, cpSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../database/database.ts';
import { openEmbedded } from '../../database/openDatabase.ts';
import { openBlank } from '../../database/testing/blankDatabase.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openHealth } from '../openHealth.ts';

const root = temporaryFolder();
const whole = join(root, 'whole');
let paths: { vehicles: string; leads: string };
let taken: number;

beforeAll(async () => {
  const { db, close } = await openBlank(whole);
  await db.execute(sql`
    insert into vehicles (id, dealership_id, slug, status, sold, shown, fingerprint, data)
    select n, 'one', 'car-' || n, 'active', false, true, '', '{}' from generate_series(1, 1600) n`);
  await db.execute(sql`insert into stock_changes (upserted, removed) values ('[]', '[]')`);
  await db.execute(sql`
    insert into leads (id, site_slug, idempotency_key, category, data, created_at)
    select n, 'harbour', n, 'Sales', '{}', now() from generate_series(1, 3000) n`);
  const [found] = rowsOf<typeof paths & { taken: number }>(
    await db.execute(sql`
      select pg_relation_filepath('vehicles') as vehicles, pg_relation_filepath('leads') as leads,
        (select max(id)::int from stock_changes) as taken`),
  );
  if (!found) throw new Error('The tables have no files.');
  paths = found;
  taken = found.taken;
  await close();
}, 60_000);

it.each(['leads', 'vehicles'] as const)(
  'a host is not ready once it comes to a damaged page of its %s, while small rows are still written',
  async (table) => {
    const data = join(root, table);
    cpSync(whole, data, { recursive: true });
    const file = openSync(join(data, 'db', paths[table]), 'r+');
    writeSync(file, Buffer.alloc(8_192, 0xa7), 0, 8_192, 2 * 8_192);
    closeSync(file);
    const { db, close } = await openEmbedded(data);
    try {
      const health = openHealth({
        db,
        search: { queries: () => Promise.resolve({ results: [] }), size: () => Promise.resolve(1_600) },
        taken: () => taken,
        dataFolder: data,
        sites: { all: () => [{} as never] },
        now: () => new Date(),
      });
      const { ready, failing, reasons } = await health.readiness();
      expect(ready).toBe(false);
      expect(failing).toEqual(table === 'leads' ? ['rows'] : ['rows', 'stock']);
      expect(reasons.rows).toMatch(/^invalid page in block 2 of relation .*npm run backup -- --salvage/);
    } finally {
      await close();
    }
  },
  30_000,
);
