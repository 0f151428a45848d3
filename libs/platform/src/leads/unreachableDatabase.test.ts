import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openMemory } from '../database/testing/openMemory.ts';
import { openLeads } from './openLeads.ts';
import { contextAt, enquiry, sampleInventory, sitesOf, siteWith } from './testing/leadSamples.ts';

it(
  'tells the visitor that nothing was saved when the database is away, and logs no word of theirs',
  { timeout: 60_000 },
  async () => {
    const database = await openMemory();
    const site = siteWith([]);
    const lines: string[] = [];
    const leads = await openLeads({
      database: database.db,
      sites: sitesOf(site),
      inventory: sampleInventory,
      now: () => new Date(),
      standInUrl: null,
      log: pino({}, { write: (line: string) => void lines.push(line) }),
      config: { dataFolder: '/nowhere', mailFrom: 'a@b.example', smtpUrl: null, webhookSecrets: {} },
    });
    await leads.close();
    await database.close();
    expect(await leads.submit(site, enquiry, contextAt(new Date()))).toEqual({
      ok: false,
      status: 503,
      fieldErrors: {},
      error: 'We couldn’t save your enquiry just now. Please try again in a minute, or call us.',
    });
    expect(lines.join('')).toContain('Lead could not be stored');
    for (const personal of ['Nguyen', 'mia.nguyen', '412', 'towbar']) expect(lines.join('')).not.toContain(personal);
  },
);
