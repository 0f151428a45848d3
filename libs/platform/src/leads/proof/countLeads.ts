import { parse } from 'csv-parse/sync';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedMail } from './badMailServer.ts';
import { hasReceived, type ReceivedCall } from './badReceiver.ts';
import type { ProofDatabase } from './proofDatabase.ts';
import type { Accepted } from './visitors.ts';

/** Destinations of the proof that are called, and the one that is a file. */
const called = ['crm', 'dms'];
const filed = 'sheet';

export interface Counts {
  accepted: number;
  /** Visitors who had to send more than once. */
  sentAgain: number;
  stored: number;
  /** Accepted leads that are not in the database. */
  lost: number;
  /** Leads beyond one for each submission. */
  doubled: number;
  /** Accepted leads that some destination does not have. */
  notArrived: number;
  calls: number;
  /** Calls, deliveries and rows of files that the timelines and states do not tell of. */
  unrecorded: number;
  /** Tries that began and whose end nobody could tell. */
  interrupted: number;
  /** Times the receiver was brought what it had. */
  repeats: number;
  /** Calls whose key is not that of the lead they brought, or that carry none or no signature. */
  unkeyed: number;
  /** Rows of files that stand there twice, are torn or belong to nobody. */
  badRows: number;
  /** Mails that visitors' server was brought. */
  mails: number;
  /** Accepted leads whose visitor got no reply. */
  notReplied: number;
  /** Mails that their visitor's program cannot tell to be a repeat of the one it has, or that are for nobody. */
  strangeMails: number;
  /** Times a visitor was brought the reply that was there, under its key. */
  mailRepeats: number;
}

interface DeliveryRow {
  id: string;
  lead_id: string;
  destination_id: string;
  state: string;
  begun: number;
  ended: number;
}

/** Rows of all files of the folder, by the lead's id. */
async function rowsOfFiles(folder: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.csv'))) {
    const rows: Record<string, string>[] = parse(await readFile(join(folder, name)), { columns: true, bom: true });
    for (const row of rows) {
      const id = row['Reference'] ?? '';
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

const total = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

function tally<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Compares the answers that visitors got with what the database, the receiver and the files have. */
export async function countLeads(
  accepted: readonly Accepted[],
  { calls, mails }: { calls: readonly ReceivedCall[]; mails: readonly ReceivedMail[] },
  database: ProofDatabase,
  folder: string,
): Promise<Counts> {
  const leads = await database.query<{ id: string; hasAccepted: boolean }>(
    `select id, exists (select 1 from lead_timeline t where t.lead_id = leads.id and t.what = 'accepted') as "hasAccepted" from leads`,
  );
  const deliveries = await database.query<DeliveryRow>(
    `select d.id, d.lead_id, d.destination_id, d.state, coalesce(t.begun, 0) as begun, coalesce(t.ended, 0) as ended
     from deliveries d
     left join (
       select delivery_id, count(*) filter (where what = 'begun')::int as begun,
         count(*) filter (where what in ('delivered', 'failed', 'parked', 'overtaken'))::int as ended
       from lead_timeline group by delivery_id
     ) t on t.delivery_id = d.id`,
  );
  const stored = new Set(leads.map(({ id }) => id));
  const leadOf = new Map(accepted.map(({ submission, leadId }) => [submission, leadId]));
  const rows = await rowsOfFiles(folder);
  const received = tally(calls.filter(hasReceived), ({ destination, key }) => `${destination} ${key}`);
  const callsOf = tally(calls, ({ deliveryId }) => deliveryId);
  const begunOf = new Map(deliveries.map(({ id, begun }) => [id, begun]));
  const delivered = tally(
    deliveries.filter(({ state }) => state === 'delivered'),
    ({ lead_id }) => lead_id,
  );
  const expected = called.length + 2;
  const replies = tally(mails.filter(hasReceived), ({ key }) => key);
  const replyKey = (leadId: string | undefined) => `<${leadId}.visitor_mail@forecourt.example>`;
  const begunReplies = new Map(
    deliveries
      .filter(({ destination_id: to }) => to === 'visitor:mail')
      .map((one) => [replyKey(one.lead_id), one.begun]),
  );
  const arrived = (id: string) => called.every((name) => received.has(`${name} ${id}`)) && rows.has(id);
  return {
    accepted: accepted.length,
    sentAgain: accepted.filter(({ sendings }) => sendings > 1).length,
    stored: stored.size,
    lost: accepted.filter(({ leadId }) => !stored.has(leadId)).length,
    doubled: stored.size - new Set(leadOf.values()).size,
    notArrived: accepted.filter(({ leadId }) => !arrived(leadId)).length,
    calls: calls.length,
    unrecorded:
      leads.filter(({ id, hasAccepted }) => !hasAccepted || delivered.get(id) !== expected).length +
      total([...callsOf].map(([id, count]) => Math.max(0, count - (begunOf.get(id) ?? 0)))) +
      total(
        [...tally(mails, ({ key }) => key)].map(([key, count]) => Math.max(0, count - (begunReplies.get(key) ?? 0))),
      ) +
      [...rows.keys()].filter((id) => !deliveries.some((d) => d.lead_id === id && d.destination_id === filed)).length,
    interrupted: total(deliveries.map(({ begun, ended }) => begun - ended)),
    repeats: total([...received.values()].map((count) => count - 1)),
    unkeyed: calls.filter((call) => !call.isSigned || call.key === '' || call.key !== leadOf.get(call.submission ?? -1))
      .length,
    mails: mails.length,
    notReplied: accepted.filter(({ leadId }) => !replies.has(replyKey(leadId))).length,
    strangeMails: mails.filter(({ key, submission }) => key !== replyKey(leadOf.get(submission ?? -1))).length,
    mailRepeats: total([...replies.values()].map((count) => count - 1)),
    badRows: total([...rows].map(([id, count]) => (stored.has(id) ? count - 1 : count))),
  };
}
