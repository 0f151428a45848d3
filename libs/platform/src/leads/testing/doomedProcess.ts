import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { pino } from 'pino';
import * as schema from '../../database/schema/index.ts';
import { demoSecretName } from '../../secrets/demoSecret.ts';
import { openLeads } from '../openLeads.ts';
import { contextAt, enquiry, hookDestination, sampleInventory, sitesOf, siteWith } from './leadSamples.ts';

/**
 * A process that takes one lead, says so, begins to deliver it, and waits to be killed.
 * Arguments: folder of a migrated database, data folder, address of the stand-in.
 */
const [databaseFolder = '', dataFolder = '', standInUrl = ''] = process.argv.slice(2);
const client = await PGlite.create(databaseFolder);
const database = drizzle(client, { schema });
const site = siteWith([hookDestination]);
const leads = await openLeads({
  database,
  sites: sitesOf(site),
  inventory: sampleInventory,
  now: () => new Date(),
  standInUrl,
  log: pino({ level: 'silent' }),
  config: {
    dataFolder,
    mailFrom: 'no-reply@forecourt.example',
    smtpUrl: null,
    webhookSecrets: { [demoSecretName]: 'secret-of-the-doomed' },
    timing: { pollSeconds: 0.5, jobSeconds: 2 },
  },
});
const answer = await leads.submit(site, enquiry, contextAt(new Date()));
process.stdout.write(`${answer.ok ? answer.lead_id : answer.error}\n`);
await leads.startDeliveries();
