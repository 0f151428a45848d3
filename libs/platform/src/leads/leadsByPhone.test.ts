import { siteSchema } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../database/database.ts';
import { openMemory } from '../database/testing/openMemory.ts';
import { leadsByPhoneQuery, leadsByPhone } from './leadsByPhone.ts';

let database: OpenedDatabase;

beforeAll(async () => {
  database = await openMemory();
  // Three sites, and a phone for every twenty enquiries.
  await database.db.execute(sql`
    insert into leads (id, site_slug, idempotency_key, category, data, created_at)
    select 'lead-' || n, (array['harbour-toyota', 'valley', 'group'])[1 + n % 3], 'key-' || n, 'Enquiry',
      jsonb_build_object('phone', '+614' || lpad((n % 1000)::text, 8, '0'), 'fields', '{}'::jsonb),
      timestamptz '2026-11-01' + n * interval '1 second'
    from generate_series(1, 20000) as n`);
  await database.db.execute(sql`analyze leads`);
}, 120_000);
afterAll(() => database.close());

it('[ROUTE-15] finds a visitor’s enquiries by the index of phones, and reads no other visitor’s', async () => {
  const question = leadsByPhoneQuery(database.db, 'harbour-toyota', '+61400000007');
  const answer = await database.db.execute(sql`explain (analyze, format json) ${question.getSQL()}`);
  const plan = JSON.stringify((answer as unknown as { rows: unknown[] }).rows);
  expect(plan).toContain('"leads_phone"');
  expect(plan).not.toContain('Seq Scan');
  expect(plan).not.toMatch(/"Rows Removed by (Filter|Index Recheck)":[1-9]/);
});

it('lists the newest first, of one site only', async () => {
  const site = siteSchema.parse({ ...sampleSite, slug: 'harbour-toyota' });
  const found = await leadsByPhone(database.db, site, '+61400000007');
  const wanted = Array.from({ length: 20 }, (_, at) => 7 + at * 1_000).filter((n) => n % 3 === 0);
  expect(found.map(({ lead_id }) => lead_id)).toEqual(wanted.reverse().map((n) => `lead-${n}`));
});
