import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openFixture, type PasskeySuite } from './passkeyFixture.ts';
import { itProvesPasskeys } from './provingBehaviour.ts';
import { itRegistersPasskeys } from './registeringBehaviour.ts';

/** What the second factor promises, whatever it is stored in. */
export function describePasskeys(name: string, openDatabase: () => Promise<OpenedDatabase>): void {
  describe(`passkeys on ${name}`, () => {
    let database: OpenedDatabase;
    beforeAll(async () => {
      database = await openDatabase();
    }, 120_000);
    afterAll(() => database.close());

    const suite: PasskeySuite = { open: (options) => openFixture(database.db, options) };
    itRegistersPasskeys(suite);
    itProvesPasskeys(suite);
  });
}
