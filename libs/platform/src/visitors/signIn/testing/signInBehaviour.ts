import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { itChecksCodes } from './codeBehaviour.ts';
import { itLimitsCodes } from './limitBehaviour.ts';
import { itLimitsTries } from './triesBehaviour.ts';
import { itKeepsSessions } from './sessionBehaviour.ts';
import { openFixture } from './signInFixture.ts';
import type { SmsFixture } from '../../../calls/testing/smsFixture.ts';
import type { SignInSuite } from './signInSuite.ts';

/** What sign-in promises, whatever it keeps its sessions in and whatever carries its messages. */
export function describeSignIn(
  name: string,
  openDatabase: () => Promise<OpenedDatabase>,
  openSms: () => Promise<SmsFixture>,
): void {
  describe(`sign-in on ${name}`, () => {
    let database: OpenedDatabase;
    const opened: { close(): unknown }[] = [];
    const suite: SignInSuite = {
      get database() {
        return database;
      },
      async open(options) {
        const sms = await openSms();
        const fixture = await openFixture(database.db, sms, options);
        opened.push(sms, fixture.signIn);
        return fixture;
      },
    };
    beforeAll(async () => {
      database = await openDatabase();
    }, 120_000);
    afterEach(async () => {
      for (const one of opened.splice(0)) await one.close();
    });
    afterAll(() => database.close());

    itChecksCodes(suite);
    itLimitsCodes(suite);
    itLimitsTries(suite);
    itKeepsSessions(suite);
  });
}
