import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import type { SignInRules } from '../signInRules.ts';
import { itChecksCodes } from './codeBehaviour.ts';
import { itLimitsCodes } from './limitBehaviour.ts';
import { itKeepsSessions } from './sessionBehaviour.ts';
import { openBench, type SignInBench } from './signInBench.ts';
import type { SmsBench } from '../../../calls/testing/smsBench.ts';

/** What the tests of one suite stand on. */
export interface SignInGround {
  readonly database: OpenedDatabase;
  open(options?: { rules?: Partial<SignInRules>; random?: () => number }): Promise<SignInBench>;
}

/** What sign-in promises, whatever it keeps its sessions in and whatever carries its messages. */
export function describeSignIn(
  name: string,
  openDatabase: () => Promise<OpenedDatabase>,
  openSms: () => Promise<SmsBench>,
): void {
  describe(`sign-in on ${name}`, () => {
    let database: OpenedDatabase;
    const opened: { close(): unknown }[] = [];
    const ground: SignInGround = {
      get database() {
        return database;
      },
      async open(options) {
        const sms = await openSms();
        const bench = await openBench(database.db, sms, options);
        opened.push(sms, bench.signIn);
        return bench;
      },
    };
    beforeAll(async () => {
      database = await openDatabase();
    }, 120_000);
    afterEach(async () => {
      for (const one of opened.splice(0)) await one.close();
    });
    afterAll(() => database.close());

    itChecksCodes(ground);
    itLimitsCodes(ground);
    itKeepsSessions(ground);
  });
}
