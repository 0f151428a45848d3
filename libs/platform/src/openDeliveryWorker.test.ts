import { sampleSiteFile } from '@forecourt/domain/testing';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig, type Config } from './config/config.ts';
import { openPostgres } from './database/openDatabase.ts';
import { openLeads } from './leads/openLeads.ts';
import { contextAt, enquiry, hookDestination, mailDestination, sampleInventory } from './leads/testing/leadSamples.ts';
import { openDeliveryWorker } from './openDeliveryWorker.ts';
import { openSiteStore } from './config/sites/openSiteStore.ts';
import { createPostgresDatabase, type PostgresDatabase } from './testing/openTemporaryPostgres.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const log = pino({ level: 'silent' });
let root: string;
let postgres: PostgresDatabase;

function configOf(more: Record<string, string> = {}): Config {
  const read = readConfig({ FORECOURT_SITES: 'sites', FORECOURT_DATA: 'data', ...more }, root);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.config;
}

beforeAll(async () => {
  root = temporaryFolder();
  await mkdir(join(root, 'sites'));
  const site = { ...sampleSiteFile, leadDestinations: [mailDestination, hookDestination] };
  await writeFile(join(root, 'sites', `${site.slug}.json`), JSON.stringify(site));
  postgres = await createPostgresDatabase();
});

afterAll(() => postgres.drop());

it('says in one sentence why it does not start where the host keeps the embedded database', async () => {
  await expect(openDeliveryWorker(configOf(), { log })).rejects.toThrow(/^DATABASE_URL is not set, .*\.$/);
});

it('delivers leads that a host accepted in another process of the same PostgreSQL', { timeout: 60_000 }, async () => {
  const config = configOf({ DATABASE_URL: postgres.url });
  const sites = openSiteStore({
    folder: config.sitesFolder,
    demo: true,
    originTemplate: 'http://{slug}.example',
    log: () => undefined,
    now: Date.now,
  });
  const [site] = sites.all();
  if (!site) throw new Error('The test has no site.');
  const database = await openPostgres(postgres.url);
  const host = await openLeads({
    database: database.db,
    sites,
    inventory: sampleInventory,
    config: { dataFolder: config.dataFolder, mailFrom: config.mailFrom, smtpUrl: null, webhookSecrets: {} },
    now: () => new Date(),
    log,
    standInUrl: null,
  });
  const answer = await host.submit(site, enquiry, contextAt(new Date()));
  if (!answer.ok) throw new Error(answer.error);

  const worker = await openDeliveryWorker(config, { log });
  const states = async () => (await host.outbox(1))[0]?.deliveries.map(({ state }) => state);
  await expect.poll(states, { timeout: 30_000 }).toEqual(['delivered', 'delivered', 'delivered']);
  expect(await worker.readiness()).toEqual({ ready: true, failing: [], reasons: {} });
  expect(await readdir(join(config.dataFolder, 'outbox', 'mail'))).toContain(`${answer.lead_id}.mail.eml`);

  await worker.close();
  await host.close();
  await database.close();
});
