import type { BadReceiver } from '@forecourt/platform/proof';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProofStock } from './readStock.ts';
import type { AcceptedLead } from './sendLead.ts';

export interface FleetCounts {
  accepted: number;
  /** Visitors who had to send more than once. */
  sentAgain: number;
  /** Accepted leads that are not stored, or that the receiver does not have. */
  lost: number;
  /** Submissions that became two leads. */
  doubled: number;
  /** Times the receiver was brought what it had, under the same key, by which it knows that. */
  repeats: number;
  /** Vehicles that several visitors wanted at the same moment. */
  wanted: number;
  /** Of them those that somebody got. */
  won: number;
  /** Vehicles that are held more than once, or whose hold two visitors were told to have. */
  wonTwice: number;
  /** Reservations that took money without holding the vehicle. */
  paidForNothing: number;
}

export interface CountDeps {
  accepted: readonly AcceptedLead[];
  /** What each visitor was told, by the vehicle that they wanted. */
  told: ReadonlyMap<string, readonly (string | null)[]>;
  receiver: Pick<BadReceiver, 'calls'>;
  stock: Pick<ProofStock, 'query'>;
  /** Receives what did not end in time. */
  troubles: string[];
}

const longestMs = 90_000;

/** Waits until no delivery is on its way. */
async function deliveriesEnd(stock: Pick<ProofStock, 'query'>, troubles: string[]): Promise<void> {
  for (const end = Date.now() + longestMs; Date.now() < end; await wait(250)) {
    const [row] = await stock.query<{ count: number }>(
      `select count(*)::int as count from deliveries where state <> 'delivered'`,
    );
    if (row?.count === 0) return;
  }
  troubles.push('Deliveries did not come to an end.');
}

/** Compares what visitors were told with what the database and the receiver have. */
export async function countFleet({ accepted, told, receiver, stock, troubles }: CountDeps): Promise<FleetCounts> {
  await deliveriesEnd(stock, troubles);
  const leads = await stock.query<{ id: string }>('select id from leads');
  const stored = new Set(leads.map(({ id }) => id));
  const keysOf = new Map<number, Map<string, number>>();
  for (const { submission, key } of receiver.calls) {
    if (submission === null) continue;
    const keys = keysOf.get(submission) ?? new Map<string, number>();
    keysOf.set(submission, keys.set(key, (keys.get(key) ?? 0) + 1));
  }
  const twice = await stock.query<{ car_id: string }>(
    `select car_id from reservations where state in ('held', 'completed') group by car_id having count(*) > 1`,
  );
  const forNothing = await stock.query<{ id: string }>(
    `select id from reservations where money = 'captured' and state not in ('held', 'completed')`,
  );
  const wins = [...told.values()].map((ends) => ends.filter((end) => end === 'held').length);
  if ([...told.values()].flat().includes('waiting'))
    troubles.push('A reservation that was paid did not come to an end.');
  return {
    accepted: accepted.length,
    sentAgain: accepted.filter(({ sendings }) => sendings > 1).length,
    lost: accepted.filter(({ submission, leadId }) => !stored.has(leadId) || !keysOf.get(submission)?.has(leadId))
      .length,
    doubled: [...keysOf.values()].filter(({ size }) => size > 1).length,
    repeats: [...keysOf.values()].flatMap((keys) => [...keys.values()]).reduce((sum, times) => sum + times - 1, 0),
    wanted: told.size,
    won: wins.filter((times) => times > 0).length,
    wonTwice: Math.max(twice.length, wins.filter((times) => times > 1).length),
    paidForNothing: forNothing.length,
  };
}
