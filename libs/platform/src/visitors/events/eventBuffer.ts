import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { events } from '../../database/schema/index.ts';
import type { StoredEvent } from '../../ports/eventPort.ts';

/** Buffer of events that are not stored yet. */
export interface EventBuffer {
  add(taken: readonly StoredEvent[]): void;
  waiting(): number;
  /** Stores the buffered events. Those that could not be stored stay in the buffer, as far as there is room. */
  flush(): Promise<void>;
}

/** Rows in one statement. With eight values each that is far below PostgreSQL's limit of parameters. */
const batchSize = 500;

/**
 * @param maxWaiting events kept while the database is unreachable; above that the oldest are dropped
 * @param onLost called with the number of dropped events
 */
export function openEventBuffer(db: Db, maxWaiting: number, onLost: (count: number) => void): EventBuffer {
  let waiting: StoredEvent[] = [];
  let running: Promise<void> | null = null;

  function trim(): void {
    const over = waiting.length - maxWaiting;
    if (over <= 0) return;
    waiting = waiting.slice(over);
    onLost(over);
  }

  async function store(): Promise<void> {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += batchSize) {
      try {
        await db
          .insert(events)
          .values(all.slice(from, from + batchSize))
          .onConflictDoNothing();
      } catch (fault) {
        waiting = [...all.slice(from), ...waiting];
        trim();
        throw fault;
      }
    }
  }

  return {
    add(taken) {
      waiting.push(...taken);
      trim();
    },
    waiting: () => waiting.length,
    async flush() {
      // Events added during a flush wait for the next one.
      while (running) await running.catch(() => undefined);
      if (waiting.length === 0) return;
      running = store().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** Deletes what happened before a moment. @returns how many rows */
export async function deleteBefore(db: Db, moment: Date): Promise<number> {
  const gone = await db
    .delete(events)
    .where(sql`${events.at} < ${moment.toISOString()}::timestamptz`)
    .returning({ key: events.key });
  return gone.length;
}
