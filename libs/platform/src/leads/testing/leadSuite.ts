import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { LeadDatabase } from '../../database/leadDatabase.ts';
import { openFixture, type FixtureOptions, type LeadFixture } from './leadFixture.ts';

/** What the tests of one suite stand on: one database, and the fixture of the test that is running. */
export interface LeadSuite {
  readonly database: LeadDatabase;
  readonly fixture: LeadFixture;
  /** Opens the fixture of this test. */
  open(options: FixtureOptions): Promise<void>;
  /** Number of jobs, of one state or of all. */
  jobs(state?: string): Promise<number | undefined>;
  /** States of all deliveries. */
  states(): Promise<string[]>;
  /** Expects what `read` gives to become something within 20 seconds. */
  eventually(read: () => unknown): ReturnType<typeof expect.poll>;
}

/** @param openedDatabase gives the database once it is open; tests are declared before that */
export function makeLeadSuite(openedDatabase: () => LeadDatabase): LeadSuite {
  let current: LeadFixture | null = null;
  const suite: LeadSuite = {
    get database() {
      return openedDatabase();
    },
    get fixture() {
      if (!current) throw new Error('Open the fixture first.');
      return current;
    },
    async open(options) {
      current = await openFixture(openedDatabase(), options);
    },
    async jobs(state) {
      const only = state ?? null;
      const query = sql`select count(*)::int as count from pgboss.job where ${only}::text is null or state::text = ${only}`;
      const result = (await openedDatabase().execute(query)) as unknown as { rows: { count: number }[] };
      return result.rows[0]?.count;
    },
    states: async () => (await suite.fixture.deliveries()).map(({ state }) => state),
    eventually: (read) => expect.poll(read, { timeout: 20_000, interval: 100 }),
  };
  return suite;
}
