import type { Site, SpinToWinSettings } from '@forecourt/domain';
import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { and, count, eq, sql } from 'drizzle-orm';
import { randomInt, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { prizeDraws } from '../../database/schema/index.ts';
import { storableLine } from '../../database/storableText.ts';
import { destinationsFor } from '../../leads/destinationsFor.ts';
import type { DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import { storeLead } from '../../leads/leadStore.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { choosePrize, prizeCode, type Chance } from './choosePrize.ts';
import { leadOf } from './prizeLead.ts';
import type { PrizeDraw, PrizeDrawResult, PrizeService, WonPrize } from '../../ports/prizePort.ts';

export interface PrizeDeps {
  db: Db;
  sites: Pick<SiteStore, 'publicSite'>;
  /** Queue for the deliveries of leads. */
  deliveries: DeliveryQueue;
  log: Logger;
  /** @default cryptographically random */
  chance?: Chance;
}

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

const refusalKeys = {
  none: 'refusal.noDraw',
  closed: 'refusal.drawIsOver',
  unavailable: 'refusal.noSpin',
} as const;

const refused = (site: Site, reason: keyof typeof refusalKeys): PrizeDrawResult => ({
  ok: false,
  reason,
  error: wordsOf(refusalMessages, site)(refusalKeys[reason]),
});

function wonOf(row: typeof prizeDraws.$inferSelect): WonPrize {
  const { id, prizeId, prizeName, prizeText, code, wonAt } = row;
  return { draw_id: id, prize_id: prizeId, name: prizeName, text: prizeText, code, won_at: wonAt };
}

async function findIn(db: Pick<Db, 'select'>, site: Site, phone: string): Promise<WonPrize | null> {
  const where = and(eq(prizeDraws.siteSlug, site.slug), eq(prizeDraws.phone, phone));
  const [row] = await db.select().from(prizeDraws).where(where).limit(1);
  return row ? wonOf(row) : null;
}

/** Opens prize draws on a migrated database. */
export function openPrizes({ db, sites, deliveries, chance = randomInt, ...parts }: PrizeDeps): PrizeService {
  const log = parts.log.child({ part: 'prizes' });
  /** Queues of draws by site: they wait here, without a connection, before they take the lock in the database. */
  const queues = new Map<string, Promise<unknown>>();

  async function freeCode(tx: Transaction, site: Site): Promise<string> {
    const code = prizeCode(chance);
    const where = and(eq(prizeDraws.siteSlug, site.slug), eq(prizeDraws.code, code));
    const [taken] = await tx.select({ id: prizeDraws.id }).from(prizeDraws).where(where).limit(1);
    return taken ? freeCode(tx, site) : code;
  }

  /** Draws under a lock, so that the prizes left are counted exactly. Prize and lead are stored in one transaction. */
  function drawIn(site: Site, settings: SpinToWinSettings, draw: PrizeDraw): Promise<PrizeDrawResult> {
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`spin-to-win ${site.slug}`}, 0))`);
      const before = await findIn(tx, site, draw.phone);
      if (before) return { ok: true, won: before, isNew: false };
      const rows = await tx
        .select({ id: prizeDraws.prizeId, times: count() })
        .from(prizeDraws)
        .where(eq(prizeDraws.siteSlug, site.slug))
        .groupBy(prizeDraws.prizeId);
      const prize = choosePrize(settings.prizes, new Map(rows.map(({ id, times }) => [id, times])), chance);
      if (!prize) return refused(site, 'none');
      const id = randomUUID();
      const code = await freeCode(tx, site);
      const [row] = await tx
        .insert(prizeDraws)
        .values({
          id,
          siteSlug: site.slug,
          phone: draw.phone,
          code,
          wonAt: draw.now,
          prizeId: prize.id,
          prizeName: prize.name,
          prizeText: prize.text,
        })
        .returning();
      if (!row) throw new Error('The prize was stored and is gone.');
      const won = wonOf(row);
      const lead = leadOf(site, sites.publicSite(site).origin, won, draw);
      const destinations = destinationsFor(site, lead);
      await storeLead(tx, deliveries, { lead, key: `spin-to-win:${id}`, destinations });
      return { ok: true, won, isNew: true };
    });
  }

  async function inTurn<Result>(site: Site, work: () => Promise<Result>): Promise<Result> {
    const before = queues.get(site.slug) ?? Promise.resolve();
    const mine = before.then(work, work);
    queues.set(site.slug, mine);
    try {
      return await mine;
    } finally {
      if (queues.get(site.slug) === mine) queues.delete(site.slug);
    }
  }

  return {
    find: (site, phone) => findIn(db, site, phone),
    async draw(site, given) {
      const settings = site.pages.includes('spin-to-win') ? site.spinToWin : null;
      const draw = { ...given, name: storableLine(given.name, 80) };
      try {
        const before = await findIn(db, site, draw.phone);
        if (before) return { ok: true, won: before, isNew: false };
        if (!settings) return refused(site, 'none');
        if (settings.closes !== null && Date.parse(settings.closes) <= draw.now.getTime())
          return refused(site, 'closed');
        const result = await inTurn(site, () => drawIn(site, settings, draw));
        if (result.ok && result.isNew) {
          const { draw_id, prize_id } = result.won;
          log.info({ draw: draw_id, prize: prize_id, site: site.slug }, 'Prize drawn');
        }
        return result;
      } catch (fault) {
        log.error({ site: site.slug, ...describeFault(fault) }, 'A prize could not be drawn');
        return refused(site, 'unavailable');
      }
    },
  };
}
