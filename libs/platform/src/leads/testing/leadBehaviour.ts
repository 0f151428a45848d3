import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { OpenedDatabase } from '../../database/database.ts';
import { itDeliversLeads } from './deliveringBehaviour.ts';
import { itKeepsLeads } from './keepingBehaviour.ts';
import { makeLeadSuite, type LeadSuite } from './leadSuite.ts';
import { itRepliesToVisitors } from './replyingBehaviour.ts';

/**
 * What a lead service promises, whichever database it keeps its leads in.
 * @param more what does not depend on the database: one of them proves it
 */
export function describeLeadService(
  name: string,
  openDatabase: () => Promise<OpenedDatabase>,
  more: readonly ((suite: LeadSuite) => void)[] = [],
): void {
  describe(`lead service on ${name}`, () => {
    let store: OpenedDatabase;
    const suite = makeLeadSuite(() => store.db);

    beforeAll(async () => {
      store = await openDatabase();
    }, 120_000);
    afterEach(() => suite.fixture.close());
    afterAll(() => store.close());

    itKeepsLeads(suite);
    itDeliversLeads(suite);
    itRepliesToVisitors(suite);
    for (const itDoesMore of more) itDoesMore(suite);
  });
}
