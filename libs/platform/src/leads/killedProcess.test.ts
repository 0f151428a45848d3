import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { quickStart } from '../database/quickStart.ts';
import { putBlankDatabase } from '../database/testing/blankDatabase.ts';
import * as schema from '../database/schema/index.ts';
import { startStandIn } from '../calls/standIn/startStandIn.ts';
import { demoSecretName } from '../secrets/demoSecret.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openLeads } from './openLeads.ts';
import { hookDestination, sampleInventory, sitesOf, siteWith } from './testing/leadSamples.ts';

const secret = 'secret-of-the-doomed';

it(
  '[FORM-19] loses no accepted lead when its process is killed in the middle of delivering it',
  { timeout: 90_000 },
  async () => {
    const folder = temporaryFolder();
    putBlankDatabase(folder);
    const databaseFolder = join(folder, 'db');
    const calls: string[] = [];
    const standIn = await startStandIn({ now: () => new Date(), webhookSecret: secret });
    standIn.misbehave('leads', { delayMs: 60_000 });

    const script = join(import.meta.dirname, 'testing', 'doomedProcess.ts');
    const child = spawn(process.execPath, [...quickStart, script, databaseFolder, folder, standIn.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => calls.push(text));
    await expect.poll(() => calls.join(''), { timeout: 60_000 }).toMatch(/^[0-9a-f-]{36}\n$/);
    await expect.poll(() => standIn.waiting(), { timeout: 20_000 }).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(standIn.received()).toEqual([]);

    standIn.misbehave('leads', {});
    const client = await PGlite.create(databaseFolder);
    const site = siteWith([hookDestination]);
    const leads = await openLeads({
      database: drizzle(client, { schema }),
      sites: sitesOf(site),
      inventory: sampleInventory,
      now: () => new Date(),
      standInUrl: standIn.url,
      log: pino({ level: 'silent' }),
      config: {
        dataFolder: folder,
        mailFrom: 'no-reply@forecourt.example',
        smtpUrl: null,
        webhookSecrets: { [demoSecretName]: secret },
        timing: { pollSeconds: 0.5, jobSeconds: 2, superviseSeconds: 1 },
      },
    });
    await leads.startDeliveries();
    const leadId = calls.join('').trim();
    await expect.poll(() => standIn.received(), { timeout: 20_000 }).toMatchObject([{ idempotency_key: leadId }]);
    const state = async () => (await leads.outbox(5))[0]?.deliveries[0]?.state;
    await expect.poll(state, { timeout: 20_000 }).toBe('delivered');
    expect(await leads.lead(site, leadId)).toMatchObject({ lead_id: leadId });

    await leads.close();
    await client.close();
    await standIn.close();
  },
);
