import { siteSchema, toPublicSite, type Site, type SpinToWinSettings } from '@forecourt/domain';
import { sampleVisit } from '../../../leads/testing/sampleVisit.ts';
import { sampleSite } from '@forecourt/domain/testing';
import { sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { pino } from 'pino';
import type { OpenedDatabase } from '../../../database/database.ts';
import { deliveries, leads, leadTimeline, prizeDraws } from '../../../database/schema/index.ts';
import type { DeliveryQueue } from '../../../jobs/deliveryQueue.ts';
import type { Chance } from '../choosePrize.ts';
import { openPrizes } from '../openPrizes.ts';
import type { PrizeDraw } from '../../../ports/prizePort.ts';

export const now = new Date('2026-11-24T04:15:00Z');
export const robin = '+61412345678';
export const cap = { id: 'cap', name: 'A cap', text: 'In our colours.', weight: 1, max: null };

export function siteWith(slug: string, spinToWin: Partial<SpinToWinSettings> | null): Site {
  return siteSchema.parse({
    ...sampleSite,
    slug,
    pages: spinToWin ? ['spin-to-win'] : [],
    leadDestinations: [{ id: 'mail', type: 'email', to: 'leads@harbour.example' }],
    spinToWin: spinToWin && { prizes: [{ ...cap, id: 'mug', name: 'A mug' }, cap], ...spinToWin },
  });
}

export const harbour = siteWith('harbour', {});
export const valley = siteWith('valley', {});

export const drawOf = (phone = robin, changes: Partial<PrizeDraw> = {}): PrizeDraw => ({
  phone,
  name: '',
  visit: sampleVisit,
  userAgent: 'Fixture',
  now,
  ...changes,
});

/** A mobile number of its own for every visitor. */
export const phoneOf = (n: number): string => `+614${String(10_000_000 + n)}`;

/** What the tests of one suite stand on. */
export function makePrizeFixture(database: OpenedDatabase, queue: DeliveryQueue) {
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const sites = { publicSite: (site: Site) => toPublicSite(site, `http://${site.slug}.localhost:3000`) };
  const open = (send = queue, chance?: Chance) => openPrizes({ db: database.db, sites, deliveries: send, log, chance });
  // Numbers of codes stay by chance, or all would be the same.
  const first: Chance = (below) => (below > 1_000 ? 0 : randomInt(below));
  return {
    database,
    logged,
    service: open(),
    /** The same, as another host has it. */
    elsewhere: open(),
    /** Two hosts whose luck is fixed: the first prize that is left. */
    lucky: [open(queue, first), open(queue, first)] as const,
    /** A service whose lead cannot be queued. */
    broken: open({ ...queue, send: () => Promise.reject(new Error('The queue is away.')) }),
    leads: async () => (await database.db.select().from(leads)).map(({ data }) => data),
    deliveries: async () => (await database.db.select().from(deliveries)).map(({ destinationId }) => destinationId),
    async empty() {
      for (const table of [leadTimeline, deliveries, leads, prizeDraws]) await database.db.delete(table);
      await database.db.execute(sql`delete from pgboss.job`);
      logged.length = 0;
    },
  };
}
export type PrizeFixture = ReturnType<typeof makePrizeFixture>;
