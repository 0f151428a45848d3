import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { LeadDatabase } from '../../database/leadDatabase.ts';
import { itDeliversLeads } from './deliveringBehaviour.ts';
import { itTakesForms } from './formsBehaviour.ts';
import { itKeepsLeads } from './keepingBehaviour.ts';
import { layGround } from './leadGround.ts';
import { itRepliesToVisitors } from './replyingBehaviour.ts';
import { itTellsOfLeads } from './tellingBehaviour.ts';

export interface TestDatabase {
  /** With the tables of the lead service, and no rows. */
  database: LeadDatabase;
  close(): Promise<void>;
}

/** What a lead service promises, whichever database it keeps its leads in. */
export function describeLeadService(name: string, openDatabase: () => Promise<TestDatabase>): void {
  describe(`lead service on ${name}`, () => {
    let store: TestDatabase;
    const ground = layGround(() => store.database);

    beforeAll(async () => {
      store = await openDatabase();
    }, 120_000);
    afterEach(() => ground.bench.close());
    afterAll(() => store.close());

    itKeepsLeads(ground);
    itTakesForms(ground);
    itDeliversLeads(ground);
    itTellsOfLeads(ground);
    itRepliesToVisitors(ground);
  });
}
