import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedReport } from './feedOrder.ts';
import type { BatchPlan } from './planBatch.ts';
import type { PriceChange, ReportedIssue, ReportFile } from './reportFile.ts';

const issuesInMemory = 1_000;

/** Plans each batch while the one before it is stored. */
export async function* plannedAhead(
  batches: AsyncIterable<string[]>,
  plan: (batch: string[]) => Promise<BatchPlan>,
): AsyncGenerator<[size: number, plan: BatchPlan]> {
  let ahead: [number, Promise<BatchPlan>] | null = null;
  for await (const batch of batches) {
    // What is to be stored is sent to the database first: planning keeps the thread busy.
    await nextTurn();
    const planning = plan(batch);
    // Whoever waits for it hears of its failure.
    planning.catch(() => undefined);
    if (ahead) yield [ahead[0], await ahead[1]];
    ahead = [batch.length, planning];
  }
  if (ahead) yield [ahead[0], await ahead[1]];
}

interface Counting {
  report: FeedReport;
  issues: ReportFile<ReportedIssue>;
  prices: ReportFile<PriceChange>;
}

const issueCounts = { rejected: 'rejected', warning: 'warnings', doubt: 'doubts' } as const;

export async function countPlan(plan: BatchPlan, { report, issues, prices }: Counting): Promise<void> {
  for (const counted of ['accepted', 'inserted', 'changed', 'unchanged'] as const) report[counted] += plan[counted];
  report.priceChanges += plan.prices.length;
  for (const price of plan.prices) await prices.add(price);
  for (const issue of plan.issues) {
    report[issueCounts[issue.kind]] += 1;
    if (report.issues.length < issuesInMemory) report.issues.push(issue);
    await issues.add(issue);
  }
}
