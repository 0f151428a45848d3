import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { LeadDatabase } from '../../database/leadDatabase.ts';
import { openBench, type BenchOptions, type LeadBench } from './leadBench.ts';

/** What the tests of one suite stand on: one database, and the bench of the test that runs. */
export interface Ground {
  readonly database: LeadDatabase;
  readonly bench: LeadBench;
  /** Opens the bench of this test. */
  open(options: BenchOptions): Promise<void>;
  /** Number of jobs, of one state or of all. */
  jobs(state?: string): Promise<number | undefined>;
  /** States of all deliveries. */
  states(): Promise<string[]>;
  /** Expects what `read` gives to become something within 20 seconds. */
  eventually(read: () => unknown): ReturnType<typeof expect.poll>;
}

/** @param openedDatabase gives the database once it is open; tests are declared before that */
export function layGround(openedDatabase: () => LeadDatabase): Ground {
  let current: LeadBench | null = null;
  const ground: Ground = {
    get database() {
      return openedDatabase();
    },
    get bench() {
      if (!current) throw new Error('Open the bench first.');
      return current;
    },
    async open(options) {
      current = await openBench(openedDatabase(), options);
    },
    async jobs(state) {
      const only = state ?? null;
      const query = sql`select count(*)::int as count from pgboss.job where ${only}::text is null or state::text = ${only}`;
      const result = (await openedDatabase().execute(query)) as unknown as { rows: { count: number }[] };
      return result.rows[0]?.count;
    },
    states: async () => (await ground.bench.deliveries()).map(({ state }) => state),
    eventually: (read) => expect.poll(read, { timeout: 20_000, interval: 100 }),
  };
  return ground;
}
