import { expect } from 'vitest';
import { type FixtureOptions, ReservationFixture } from './reservationFixture.ts';

/** What the tests of one suite stand on: one database, and the fixture of the test that is running. */
export interface ReservationSuite {
  open(options?: FixtureOptions): Promise<ReservationFixture>;
  /** Expects what `read` gives to become something within 20 seconds. */
  eventually(read: () => unknown): ReturnType<typeof expect.poll>;
}
