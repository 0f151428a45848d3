import type { OpenedDatabase } from '../../../database/database.ts';
import type { SignInRules } from '../signInRules.ts';
import type { SignInFixture } from './signInFixture.ts';

/** What the tests of one suite stand on. */
export interface SignInSuite {
  readonly database: OpenedDatabase;
  open(options?: { rules?: Partial<SignInRules>; random?: () => number }): Promise<SignInFixture>;
}
