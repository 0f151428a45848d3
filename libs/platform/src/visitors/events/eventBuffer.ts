import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { events } from '../../database/schema/index.ts';
import type { StoredEvent } from '../../ports/eventPort.ts';

/** Events that are not stored yet. */
export interface EventBuffer {
  add(taken: readonly StoredEvent[]): void;
  waiting(): number;
  /** Stores what waits. What could not be stored waits on, as far as there is room. */
  flush(): Promise<void>;
}

/** Rows in one statement: eight values each, far below what a statement may carry. */
const together = 500;

/**
 * @param atMost while the database is away the oldest above this go
 * @param onLost told how many went
 */
export function openEventBuffer(db: Db, atMost: number, onLost: (count: number) => void): EventBuffer {
  let waiting: StoredEvent[] = [];
  let running: Promise<void> | null = null;

  function trim(): void {
    const over = waiting.length - atMost;
    if (over <= 0) return;
    waiting = waiting.slice(over);
    onLost(over);
  }

  async function store(): Promise<void> {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += together) {
      try {
        await db
          .insert(events)
          .values(all.slice(from, from + together))
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
      // What is taken while a flush is under way waits for the next one.
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
