import { expect } from 'vitest';
import { type FixtureOptions, PaymentFixture } from './paymentFixture.ts';

/** What the tests of one suite stand on: one database, and the fixture of the test that is running. */
export interface PaymentSuite {
  open(options?: FixtureOptions): Promise<PaymentFixture>;
  /** Expects what `read` gives to become something within 20 seconds. */
  eventually(read: () => unknown): ReturnType<typeof expect.poll>;
}
