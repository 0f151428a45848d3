import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf, type Db } from '../../database/database.ts';
import { emptyTables } from '../../database/testing/openMemory.ts';
import { openRunningHost, type RunningHost } from '../../database/testing/runningHost.ts';
import * as schema from '../../database/schema/index.ts';
import { holdingsOf } from './holdings.ts';
import { personCommand } from './personCommand.ts';

const at = new Date('2026-03-10T02:03:04Z');
const [phone, email] = ['+61412345678', 'canary@yellow.example'];
const siteSlug = 'harbour';
const upload = 'aaaaaaaa-0000-4000-8000-000000000001';
const contact = { name: 'Canary', last_name: 'Yellow', email: 'Canary@Yellow.example', phone };
/** What must not be found anywhere afterwards, with whatever stands between digits. */
const traces = ['canary', 'yellow', '412345678', '412 345 678'];

let host: RunningHost;

const money = { siteSlug, amountCents: 50_000, successPath: '/s', cancelPath: '/c', createdAt: at };
const enquiry = { fields: { note: email }, message: 'Canary', opt_in: true, user_agent: 'canary', lead_attributes: {} };
const reservation = (id: string, carId: string, over: { state: string; money?: string; cardFingerprint?: string }) => ({
  ...money,
  id,
  carId,
  carDealershipId: 'd',
  carName: 'Kia',
  kind: 'reserve' as const,
  holdHours: 24,
  visitor: { ...contact, postcode: '2000' },
  visitorPhone: phone,
  enquiry: enquiry as never,
  ...over,
});
const lead = (id: string, who: object) => ({
  id,
  siteSlug,
  idempotencyKey: `key-${id}`,
  category: 'Sales',
  createdAt: at,
  data: { lead_id: id, ...who } as never,
});

/** Everything that a visitor can leave behind, and the same of somebody else. */
async function fill(db: Db): Promise<void> {
  const other = { name: 'Sam', last_name: 'Other', email: 'sam@other.example', phone: '+61498765432' };
  await db.insert(schema.leads).values([lead('lead-1', contact), lead('lead-2', other), lead('lead-3', { email })]);
  const done = { siteSlug, type: 'email', state: 'delivered', destinationId: 'crm' };
  await db.insert(schema.deliveries).values([
    { id: 'del-1', leadId: 'lead-1', ...done },
    { id: 'del-2', leadId: 'lead-2', ...done },
  ]);
  await db.insert(schema.leadTimeline).values({ leadId: 'lead-1', at, what: 'delivered', detail: 'Canary' });
  const booked = { siteSlug, dealershipId: 'd', locationId: 'l', start: at };
  await db.insert(schema.appointments).values({ leadId: 'lead-1', place: 0, ...booked });
  await db.insert(schema.onlinePayments).values([
    {
      ...money,
      id: 'pay-1',
      state: 'paid',
      money: 'captured',
      purpose: 'deposit',
      reference: 'Canary',
      payer: contact,
      visitorPhone: phone,
      userAgent: 'canary',
    },
    {
      ...money,
      id: 'pay-2',
      state: 'failed',
      purpose: 'deposit',
      reference: 'Canary',
      payer: contact,
      userAgent: 'canary',
    },
  ]);
  await db
    .insert(schema.reservations)
    .values([
      reservation('res-1', 'car-1', { state: 'completed', money: 'captured', cardFingerprint: 'canary' }),
      reservation('res-2', 'car-2', { state: 'failed' }),
    ]);
  const expiresAt = new Date('2027-01-01T00:00:00Z');
  await db.insert(schema.purchaseDrafts).values([
    {
      id: 'draft-1',
      siteSlug,
      carId: 'car-1',
      state: 'open',
      steps: { you: { phone: '0412 345 678' } } as never,
      createdAt: at,
      expiresAt,
    },
    { id: 'draft-2', siteSlug, carId: 'car-2', phone, state: 'ordered', createdAt: at, expiresAt },
  ]);
  await db.insert(schema.tradeIns).values([
    { id: 'trade-1', siteSlug, phone, rego: 'CANARY', createdAt: at, expiresAt },
    { id: 'trade-2', siteSlug, leadId: 'lead-3', rego: 'YELLOW', createdAt: at, expiresAt },
  ]);
  await db.insert(schema.uploads).values([
    {
      id: upload,
      siteSlug,
      owner: 'key-lead-1',
      place: 0,
      kind: 'pdf',
      name: 'canary.pdf',
      width: 0,
      height: 0,
      createdAt: at,
      expiresAt,
    },
    {
      id: upload.replace(/1$/, '2'),
      siteSlug,
      owner: 'key-lead-2',
      place: 0,
      kind: 'pdf',
      name: 'other.pdf',
      width: 0,
      height: 0,
      createdAt: at,
      expiresAt,
    },
  ]);
  await db
    .insert(schema.watchlistEntries)
    .values({ siteSlug, phone, carId: 'c', carName: 'Kia', carMake: 'Kia', carModel: 'Rio', savedAt: at });
  await db
    .insert(schema.savedSearches)
    .values({ id: 's', siteSlug, phone, name: 'Canary’s', path: '/search', createdAt: at });
  const device = { siteSlug, id: 'key', phone, publicKey: 'k', counter: 0, transports: [], name: 'Canary’s phone' };
  await db.insert(schema.editorPasskeys).values({ ...device, createdAt: at, lastUsedAt: at });
  await db.insert(schema.editorInvitations).values({ tokenHash: 'i', siteSlug, phone, createdAt: at, expiresAt });
  await db
    .insert(schema.signInCodes)
    .values({ id: 'c', siteSlug, phone, visitor: 'v', codeHash: 'h', createdAt: at, expiresAt });
  await db
    .insert(schema.visitorSessions)
    .values({ id: 'v', siteSlug, phone, tokenHash: 't', createdAt: at, seenAt: at, expiresAt });
  await db
    .insert(schema.prizeDraws)
    .values({ id: 'p', siteSlug, phone, prizeId: 'mug', prizeName: 'Mug', prizeText: 'A mug', code: 'X', wonAt: at });
}

/** Tables in which a trace of the person stands, whatever the column. */
async function traced(db: Db): Promise<string[]> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema')`),
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = rowsOf<{ row: string }>(
      await db.execute(sql`select lower(to_jsonb(t)::text) as row from ${sql.raw(name)} t`),
    );
    if (rows.some(({ row }) => traces.some((trace) => row.includes(trace)))) found.push(name.replace('public.', ''));
  }
  return found.sort();
}

async function command(...args: string[]) {
  const said: string[] = [];
  const code = await personCommand(args, {
    config: { dataFolder: host.dataFolder, databaseUrl: null },
    say: (line) => said.push(line),
    write: (text) => Promise.resolve(void said.push(text)),
  });
  return { code, said: said.join('\n') };
}

const pathOf = (...parts: string[]): string => join(host.dataFolder, ...parts);

describe('npm run person', () => {
  beforeAll(async () => void (host = await openRunningHost()));
  afterAll(() => host.close());
  beforeEach(async () => {
    await emptyTables(host.db);
    await fill(host.db);
    for (const path of [
      pathOf('documents', 'aa', `${upload}.document`),
      pathOf('outbox', 'visitors', 'one.txt'),
      pathOf('outbox', 'visitors', 'two.txt'),
    ]) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, path.endsWith('two.txt') ? 'To: sam@other.example' : 'To: Canary@yellow.example');
    }
  });

  it('finds a canary in no table and no file once it is erased, and leaves everybody else', async () => {
    const { db } = host;
    const tables = holdingsOf({ phone, email, site: null }).map(({ table }) => getTableName(table));
    expect(await traced(db)).toEqual(expect.arrayContaining(['leads', 'reservations', 'trade_ins', 'uploads']));
    expect(tables).toEqual(expect.arrayContaining(await traced(db)));

    const { code, said } = await command(
      'erase',
      '--phone',
      '0412 345 678',
      '--email',
      'CANARY@yellow.example',
      '--yes',
    );
    expect(said).toContain('enquiries          2');
    expect(said).toContain('outbox messages    1');
    expect(said).toContain('harbour: crm (email)');
    expect(code).toBe(0);

    expect(await traced(host.db)).toEqual([]);
    expect(existsSync(pathOf('documents', 'aa', `${upload}.document`))).toBe(false);
    expect(existsSync(pathOf('outbox', 'visitors', 'one.txt'))).toBe(false);
    expect(existsSync(pathOf('outbox', 'visitors', 'two.txt'))).toBe(true);
    const left = async (table: PgTable) => (await host.db.select().from(table)).length;
    expect(await Promise.all([schema.leads, schema.deliveries, schema.uploads].map(left))).toEqual([1, 1, 1]);
    // What was paid stays in the books, without who paid it.
    const [paid, ...more] = await host.db.select().from(schema.onlinePayments);
    expect([paid?.id, paid?.amountCents, paid?.payer.email, more]).toEqual(['pay-1', 50_000, '', []]);
    expect((await host.db.select().from(schema.reservations)).map(({ id }) => id)).toEqual(['res-1']);
  });

  it('keeps what is under way and says when to come again', async () => {
    await host.db
      .insert(schema.reservations)
      .values(reservation('res-3', 'car-3', { state: 'held', money: 'captured' }));
    const { said } = await command('erase', '--phone', phone, '--yes');
    expect(said).toMatch(/What is under way stays: run this again[^]*reservations +1$/m);
    expect((await host.db.select().from(schema.reservations)).map(({ id }) => id).sort()).toEqual(['res-1', 'res-3']);
  });

  it('shows and exports without changing anything, and erases nothing without --yes', async () => {
    const before = await traced(host.db);
    expect((await command('show', '--phone', phone)).said).toContain('watched vehicles   1');
    const { said } = await command('export', '--email', email);
    expect((JSON.parse(said) as { leads: { id: string }[] }).leads.map(({ id }) => id)).toEqual(['lead-1', 'lead-3']);
    expect((await command('erase', '--email', email)).said).toContain('Nothing was erased');
    expect((await command('erase', '--email', email, '--site', 'other', '--yes')).said).not.toContain('enquiries');
    expect(await traced(host.db)).toEqual(before);
  });
});

it.each([
  [['erase'], 'Name the person by --phone, --email or both.'],
  [['show', '--phone', '12'], "--phone '12' is no phone number."],
  [['show', '--email', 'canary'], "--email 'canary' is no email address."],
  [['forget'], 'Usage: npm run person'],
])('refuses %j', async (args, words) => {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const deps = { config: { dataFolder: '/nowhere', databaseUrl: null }, say, write: () => Promise.resolve() };
  expect(await personCommand(args, deps)).toBe(1);
  expect(said.join()).toContain(words);
});

it('every table of the schema either holds data of a person or is known to hold none', () => {
  const none = [
    'alerts content_records events feed_locks feed_runs feed_schedules phone_reveals rate_limits removed_vehicles',
    'settings stock_changes stock_readers vehicle_views vehicles visit_counts',
  ].flatMap((names) => names.split(' '));
  const all = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((one) => getTableName(one));
  const held = holdingsOf({ phone, email, site: null }).map(({ table }) => getTableName(table));
  expect([...none, ...held].sort()).toEqual(all.sort());
});
