import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { migrateEmbedded } from '../database/migrations.ts';
import * as schema from '../database/schema/index.ts';
import { openLeads } from './openLeads.ts';
import { contextAt, enquiry, sampleInventory, sitesOf, siteWith } from './testing/leadSamples.ts';

it(
  'tells the visitor that nothing was saved when the database is away, and logs no word of theirs',
  { timeout: 60_000 },
  async () => {
    const client = await PGlite.create();
    const database = drizzle(client, { schema });
    await migrateEmbedded(client);
    const site = siteWith([]);
    const lines: string[] = [];
    const leads = await openLeads({
      database,
      sites: sitesOf(site),
      inventory: sampleInventory,
      now: () => new Date(),
      standInUrl: null,
      log: pino({}, { write: (line: string) => void lines.push(line) }),
      config: { dataFolder: '/nowhere', mailFrom: 'a@b.example', smtpUrl: null, webhookSecrets: {} },
    });
    await leads.close();
    await client.close();
    expect(await leads.submit(site, enquiry, contextAt(new Date()))).toEqual({
      ok: false,
      status: 503,
      fieldErrors: {},
      error: 'We could not save your enquiry just now. Please try again in a minute, or call us.',
    });
    expect(lines.join('')).toContain('Lead could not be stored');
    for (const personal of ['Nguyen', 'mia.nguyen', '412', 'towbar']) expect(lines.join('')).not.toContain(personal);
  },
);
