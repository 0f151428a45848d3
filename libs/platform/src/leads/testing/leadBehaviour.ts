import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { LeadDatabase } from '../../database/leadDatabase.ts';
import { itDeliversLeads } from './deliveringBehaviour.ts';
import { itTakesForms } from './formsBehaviour.ts';
import { itKeepsLeads } from './keepingBehaviour.ts';
import { makeLeadSuite } from './leadSuite.ts';
import { itRepliesToVisitors } from './replyingBehaviour.ts';
import { itReportsLeads } from './reportingBehaviour.ts';

export interface TestDatabase {
  /** With the tables of the lead service, and no rows. */
  database: LeadDatabase;
  close(): Promise<void>;
}

/** What a lead service promises, whichever database it keeps its leads in. */
export function describeLeadService(name: string, openDatabase: () => Promise<TestDatabase>): void {
  describe(`lead service on ${name}`, () => {
    let store: TestDatabase;
    const suite = makeLeadSuite(() => store.database);

    beforeAll(async () => {
      store = await openDatabase();
    }, 120_000);
    afterEach(() => suite.fixture.close());
    afterAll(() => store.close());

    itKeepsLeads(suite);
    itTakesForms(suite);
    itDeliversLeads(suite);
    itReportsLeads(suite);
    itRepliesToVisitors(suite);
  });
}
