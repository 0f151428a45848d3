import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../database/database.ts';
import { describeFault } from '../../logs/personalData.ts';
import { network } from '../../secrets/keyedHashes.ts';
import { isMachine } from '../../limits/isMachine.ts';
import { deleteBefore, openEventBuffer } from './eventBuffer.ts';
import type { EventResult, EventService } from '../../ports/eventPort.ts';
import type { VisitService } from '../../ports/visitPort.ts';
import { maxBatchBytes, readBatch } from './readBatch.ts';

export interface EventOptions {
  db: Db;
  now: () => Date;
  log: Logger;
  /** Counts the visits whose figures come in. */
  visits: Pick<VisitService, 'add'>;
  /** @default 1000 */
  flushEveryMs?: number;
  /** Events that one address may send in a minute; visitors inside a dealership share one. @default 600 */
  perAddress?: number;
  /** Events buffered while the database is unreachable. @default 20000 */
  maxWaiting?: number;
}

const retentionDays = 400;
const dayMs = 86_400_000;
const windowSeconds = 60;
const flushAt = 200;
/** Events that the figures of one visit count as: with the usual limit, 60 visits of an address in a minute. */
const visitPoints = 10;

/** Accepts events from browsers and stores them in batches. Safe to run in several processes. */
export function openEvents({
  db,
  now,
  log,
  visits,
  flushEveryMs = 1_000,
  perAddress = 600,
  maxWaiting = 20_000,
}: EventOptions): EventService {
  const limiter = new RateLimiterMemory({ points: perAddress, duration: windowSeconds });
  const buffer = openEventBuffer(db, maxWaiting, (count) => {
    log.warn({ count }, 'Events were lost: the database has been away for too long');
  });

  async function flush(): Promise<void> {
    try {
      await buffer.flush();
    } catch (fault) {
      log.warn(describeFault(fault), 'Events could not be stored; they wait for the next time');
    }
  }

  async function sweep(): Promise<number> {
    try {
      return await deleteBefore(db, new Date(now().getTime() - retentionDays * dayMs));
    } catch (fault) {
      log.warn(describeFault(fault), 'Old events could not be deleted; the next sweep tries again');
      return 0;
    }
  }

  const flushing = setInterval(() => void flush(), flushEveryMs).unref();
  const sweeping = setInterval(() => void sweep(), 3_600_000).unref();

  async function overLimit(address: string, points: number): Promise<EventResult | null> {
    try {
      await limiter.consume(network(address), points);
      return null;
    } catch (spent) {
      const retryAfterSeconds =
        spent instanceof RateLimiterRes ? Math.max(1, Math.ceil(spent.msBeforeNext / 1_000)) : windowSeconds;
      return { ok: false, status: 429, error: 'Too many events from one address.', retryAfterSeconds };
    }
  }

  return {
    async take(site, text, { address, userAgent }) {
      if (Buffer.byteLength(text) > maxBatchBytes) {
        return { ok: false, status: 413, error: `A batch has at most ${maxBatchBytes} bytes.` };
      }
      const read = readBatch(text, now());
      // Invalid batches count towards the limit too.
      const points = read.ok ? read.events.length + (read.visit ? visitPoints : 0) : 1;
      const refused = await overLimit(address, points);
      if (refused) return refused;
      if (!read.ok) return { ok: false, status: 400, error: read.error };
      if (isMachine(userAgent)) return { ok: true, taken: 0 };
      if (read.visit) {
        visits.add(site, read.visit, userAgent);
        return { ok: true, taken: 1 };
      }
      buffer.add(read.events.map((event) => ({ siteSlug: site.slug, ...event })));
      if (buffer.waiting() >= flushAt) void flush();
      return { ok: true, taken: read.events.length };
    },
    flush,
    sweep,
    async close() {
      clearInterval(flushing);
      clearInterval(sweeping);
      await flush();
    },
  };
}
