import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '../../database/database.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import { openSettings } from '../../database/openSettings.ts';
import { knownStockName, openStockCheck } from './openStockCheck.ts';

const { db, close } = await openMemory();
afterAll(close);

const store = (count: number) =>
  db.execute(sql`
    insert into vehicles (id, dealership_id, slug, status, sold, shown, fingerprint, data)
    select n, 'one', n, 'active', false, true, '', '{}' from generate_series(1, ${count}) n on conflict do nothing`);
const note = (removed: number) =>
  db.execute(sql`
    insert into stock_changes (upserted, removed)
    select '[]', (select coalesce(jsonb_agg(n), '[]') from generate_series(1, ${removed}) n)`);
const lose = (count: number) =>
  db.execute(sql`delete from vehicles where id in (select id from vehicles limit ${count})`);
const newest = async () => {
  const [row] = rowsOf<{ id: number }>(await db.execute(sql`select max(id)::int as id from stock_changes`));
  return row?.id ?? 0;
};

let indexed: number;
let clock = 0;
/** Each with a check of its own, as after a restart. */
async function check(taken?: number): Promise<void> {
  const change = taken ?? (await newest());
  await openStockCheck({ db, indexed: () => Promise.resolve(indexed), taken: () => change, clock: () => clock })();
}

beforeEach(async () => {
  await db.execute(sql`truncate vehicles, stock_changes, settings`);
  clock = 1_000;
  await store(100);
  await note(0);
  indexed = 100;
  await check();
});

it('accepts vehicles that changes have removed, and new ones', async () => {
  await lose(30);
  await note(30);
  indexed = 70;
  await check();
  await store(100);
  await note(0);
  indexed = 100;
  await check();
  expect(await openSettings(db).get(knownStockName)).toMatchObject({ vehicles: 100 });
});

it.each([0, 20])('finds vehicles that are gone without a change, beside %i with one', async (removed) => {
  await lose(30);
  await note(removed);
  indexed = 70;
  await expect(check()).rejects.toThrow(`The database has 70 of ${100 - removed} vehicles`);
  // Also the next time: what was lost is not forgotten.
  await expect(check()).rejects.toThrow('The database has 70 of');
});

it('does not guess where changes have been deleted since the last count', async () => {
  await note(40);
  await db.execute(sql`delete from stock_changes`);
  await note(0);
  await lose(40);
  indexed = 60;
  await expect(check()).resolves.toBeUndefined();
});

it('finds an index that lacks vehicles, unless it is about to take them', async () => {
  indexed = 95;
  await check();
  indexed = 12;
  await expect(check()).rejects.toThrow('The search has 12 of 100 vehicles');
  await expect(check(0)).resolves.toBeUndefined();
});

it('counts once a minute at most', async () => {
  const stock = openStockCheck({ db, indexed: () => Promise.resolve(indexed), taken: () => 0, clock: () => clock });
  await stock();
  await lose(30);
  clock += 59_000;
  await expect(stock()).resolves.toBeUndefined();
  clock += 2_000;
  await expect(stock()).rejects.toThrow('70 of 100');
});
