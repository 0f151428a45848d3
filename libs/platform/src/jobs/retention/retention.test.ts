import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import { deliveries, leads, leadTimeline, phoneReveals, reservations } from '../../database/schema/index.ts';
import { countKept, deletePast, runRetention } from './deletePast.ts';

const now = new Date('2026-11-22T00:00:00Z');
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
let database: Awaited<ReturnType<typeof openMemory>>;
let db: Db;

beforeAll(async () => {
  database = await openMemory();
  db = database.db;
});
beforeEach(() => db.execute(sql`truncate leads, deliveries, lead_timeline, reservations, phone_reveals`));
afterAll(() => database.close());

const lead = (id: string, days: number) => ({
  id,
  siteSlug: 'harbour',
  idempotencyKey: id,
  category: 'Sales',
  createdAt: ago(days),
  data: {} as never,
});
const sent = (leadId: string, state: string) => ({
  id: `d-${leadId}`,
  leadId,
  siteSlug: 'harbour',
  destinationId: 'crm',
  type: 'email',
  state,
});
const held = (id: string, days: number, over: { state: string; money?: string; dueAt?: Date }) => ({
  id,
  siteSlug: 'harbour',
  carId: id,
  carDealershipId: 'd',
  carName: 'Kia',
  kind: 'reserve' as const,
  amountCents: 1,
  holdHours: 1,
  visitor: {} as never,
  enquiry: {} as never,
  successPath: '/',
  cancelPath: '/',
  createdAt: ago(days),
  ...over,
});

describe('data that is kept for a time', () => {
  it('goes with all that belongs to it once the time is over, and not while the dealer has not got it', async () => {
    await db.insert(leads).values([lead('old', 731), lead('parked', 731), lead('young', 729)]);
    await db
      .insert(deliveries)
      .values([sent('old', 'delivered'), sent('parked', 'parked'), sent('young', 'delivered')]);
    await db.insert(leadTimeline).values({ leadId: 'old', at: ago(731), what: 'delivered', detail: '' });
    const [kept] = await countKept(db, { enquiries: 730 }, now);
    expect(kept).toEqual({ kind: 'enquiries', days: 730, rows: 3, past: 1 });
    expect(await deletePast(db, { enquiries: 730 }, now)).toEqual({ enquiries: 1 });
    expect((await db.select().from(leads)).map(({ id }) => id).sort()).toEqual(['parked', 'young']);
    expect((await db.select().from(deliveries)).map(({ leadId }) => leadId).sort()).toEqual(['parked', 'young']);
    expect(await db.select().from(leadTimeline)).toEqual([]);
  });

  it('stays for good where nobody said for how long', async () => {
    await db.insert(leads).values(lead('old', 9_000));
    expect(await deletePast(db, {}, now)).toEqual({});
    expect((await countKept(db, {}, now))[0]).toEqual({ kind: 'enquiries', days: null, rows: 1, past: 0 });
  });

  it('stays while a vehicle is held for it or its money moves', async () => {
    await db
      .insert(reservations)
      .values([
        held('done', 99, { state: 'lapsed', money: 'refunded' }),
        held('held', 99, { state: 'held', money: 'captured' }),
        held('moving', 99, { state: 'lapsed', money: 'refund-due' }),
        held('due', 99, { state: 'lapsed', dueAt: now }),
      ]);
    expect(await deletePast(db, { reservations: 90 }, now)).toEqual({ reservations: 1 });
    expect((await db.select().from(reservations)).map(({ id }) => id).sort()).toEqual(['due', 'held', 'moving']);
  });

  it('goes in batches, also where two processes delete at once', async () => {
    const shown = { siteSlug: 'harbour', dealershipId: 'd', visitor: 'v', at: ago(100) };
    await db.insert(phoneReveals).values(Array.from({ length: 1_201 }, () => shown));
    await db.insert(phoneReveals).values({ ...shown, at: ago(10) });
    const config = { 'phone-numbers-shown': 90 };
    await Promise.all([deletePast(db, config, now), runRetention(db, config, now, pino({ level: 'silent' }))]);
    expect(await db.$count(phoneReveals)).toBe(1);
  });
});

it.each([
  ['enquiries=730, reservations = 2555', []],
  ['enquiry=730', ["names no kind of data by 'enquiry'; did you mean 'enquiries'?"]],
  ['enquiries=7', ["must give 'enquiries' whole days from 30 to 36500, as in 'enquiries=730'"]],
  ['mail=90', ["names no kind of data by 'mail'; the kinds are enquiries, payments"]],
])('reads FORECOURT_KEEP_DAYS %j', (text, problems) => {
  const read = readConfig({ FORECOURT_KEEP_DAYS: text }, '/');
  if (read.ok) expect(read.config.keepDays).toEqual({ enquiries: 730, reservations: 2_555 });
  const found = read.ok ? [] : read.problems;
  expect(found).toHaveLength(problems.length);
  problems.forEach((words, at) => expect(found[at]).toContain(words));
});
