import { toPublicSite } from '@forecourt/domain';
import { sampleVisit } from '../../leads/testing/sampleVisit.ts';
import { answerName } from '@forecourt/forms/model';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { OpenedDatabase } from '../../database/database.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import { deliveries, leads } from '../../database/schema/index.ts';
import { openInventory } from '../../stock/inventory/openInventory.ts';
import { newDeviceToken } from '../../secrets/devices.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { sellingSite } from '../purchases/testing/purchaseFixture.ts';
import { startStandIn, type StandIn } from '../../calls/standIn/startStandIn.ts';
import { openConfiguredTradeIns, type ConfiguredTradeIns } from './openConfiguredTradeIns.ts';
import { person } from './testing/tradeInFixture.ts';

const now = () => new Date('2026-11-24T04:15:00Z');
const site = sellingSite('harbour', {
  leadDestinations: [{ id: 'mail', type: 'email', to: 'leads@harbour.example' }],
});
const closers: (() => Promise<unknown>)[] = [];
let database: OpenedDatabase;
let standIn: StandIn;
let folder: string;
let opened: ConfiguredTradeIns;

beforeAll(async () => {
  database = await openMemory();
  folder = temporaryFolder();
  standIn = await startStandIn({ now, webhookSecret: 'a-secret-of-this-test' });
  const read = readConfig({ FORECOURT_DATA: folder, FORECOURT_SECRET: 's'.repeat(32) }, '/srv');
  if (!read.ok) throw new Error(read.problems.join(' '));
  const inventory = openInventory({ db: database.db, now });
  closers.push(() => inventory.changes.stop());
  opened = await openConfiguredTradeIns({
    config: read.config,
    database: database.db,
    inventory,
    now,
    closers,
    standInUrl: standIn.url,
    sites: { publicSite: (one) => toPublicSite(one, 'https://harbour.example') },
    log: pino({ level: 'silent' }),
  });
}, 120_000);
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await standIn.close();
  await database.close();
});

it('[TRADE-03] goes from a plate to a stored lead with its delivery, over the stand-in', async () => {
  const owner = { device: newDeviceToken(), phone: '+61412345678' };
  const given = { intent: 'continue', carId: null, address: '203.0.113.9' } as const;
  const { tradeIns } = opened;
  const look = async () => {
    const found = await tradeIns.find(site, owner);
    if (!found.ok) throw new Error(found.error);
    return found.view;
  };
  await tradeIns.save(site, owner, { ...given, step: 'rego', values: { rego: '1ABC 234', regoState: 'WA' } });
  expect((await look()).lookup).toBe('found');
  await tradeIns.save(site, owner, { ...given, step: 'vehicle', values: { kms: '45,000' } });
  const answers = (await look()).questions.map(({ id, options }) => [answerName(id), options[0]?.value ?? '']);
  await tradeIns.save(site, owner, { ...given, step: 'condition', values: Object.fromEntries(answers) });
  const { result } = await look();
  if (result?.kind !== 'estimate') throw new Error('There is no estimate.');
  const values = { ...person, seen_offer: String(result.offer) };
  const context = { url: 'https://harbour.example/trade-in', userAgent: '', address: '203.0.113.9', now: now() };
  const ends = await Promise.all(
    [1, 2, 3].map(() => tradeIns.end(site, owner, { intent: 'accept', values, visit: sampleVisit, context })),
  );
  expect(new Set(ends.map((end) => end.ok && end.lead_id)).size).toBe(1);
  const stored = await database.db.select().from(leads);
  expect(stored).toMatchObject([{ subcategory: '3. Offer Accepted', siteSlug: 'harbour', quarantined: null }]);
  expect(stored[0]?.data.fields).toMatchObject({ offer_price: String(result.offer / 100), rego: '1ABC234' });
  const sent = await database.db.select().from(deliveries).orderBy(deliveries.destinationId);
  const due = { leadId: stored[0]?.id, state: 'pending' };
  expect(sent).toMatchObject([
    { ...due, destinationId: 'mail' },
    { ...due, destinationId: 'visitor:mail' },
  ]);
  expect(await tradeIns.findValuation(site, owner, '1abc234')).toEqual({ rego: '1ABC234', offer: result.offer });
});

it('[API-04] finds postcodes over the stand-in', async () => {
  expect(await opened.geocoding.locate('6160', 'AU')).toEqual({ lat: -32.05, long: 115.75 });
  expect(await opened.geocoding.locate('9999', 'AU')).toBeNull();
});
