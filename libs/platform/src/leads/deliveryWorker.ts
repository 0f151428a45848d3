import type { Lead } from '@forecourt/domain';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { deliveries } from '../database/schema/index.ts';
import type { SiteStore } from '../ports/sitePort.ts';
import { backOffSeconds } from '../jobs/backOff.ts';
import { deliver, type DeliverDeps } from './destinations/deliver.ts';
import { PermanentDeliveryError } from '../ports/deliveryChannelPort.ts';
import type { DeliveryJob, DeliveryQueue } from '../jobs/deliveryQueue.ts';
import type { LeadDatabase } from '../database/leadDatabase.ts';
import type { DeliveryTiming } from '../config/leadsConfig.ts';
import { deliveryGroup, findLeadOfRequest, overdueDeliveries } from './leadStore.ts';
import { describeFault, maskPersonal } from '../logs/personalData.ts';
import { inSpan } from '../logs/inSpan.ts';
import { forRequest } from '../logs/requestId.ts';
import { readVisitorDestination } from './replies/visitorDestination.ts';
import { addToTimeline, type TimelineEvent } from './timeline.ts';

export interface WorkerDeps extends DeliverDeps {
  database: LeadDatabase;
  queue: DeliveryQueue;
  sites: Pick<SiteStore, 'bySlug'>;
  timing: DeliveryTiming;
  /** Random numbers from 0 up to 1, for the jitter of retries. */
  chance: () => number;
  log: Logger;
  /** Name of this process in timelines. @example 'web-1, process 4711' */
  processName: string;
}

type Outcome = { ok: true; detail: string } | { ok: false; detail: string; permanent: boolean };
type Row = typeof deliveries.$inferSelect;

async function tryOnce(row: Row, lead: Lead, parts: WorkerDeps): Promise<Outcome> {
  const site = parts.sites.bySlug(row.siteSlug);
  const destination =
    readVisitorDestination(row.destinationId, row.type) ??
    site?.leadDestinations.find(({ id }) => id === row.destinationId);
  if (!site || !destination) return { ok: false, detail: 'The site has no such destination any more', permanent: true };
  try {
    return { ok: true, detail: maskPersonal(await deliver({ deliveryId: row.id, lead, site, destination }, parts)) };
  } catch (fault) {
    const { fault: words, code } = describeFault(fault);
    const detail = words === '' ? (code ?? 'Failed') : words;
    return {
      ok: false,
      detail: code && !detail.includes(code) ? `${detail} (${code})` : detail,
      permanent: fault instanceof PermanentDeliveryError,
    };
  }
}

/** Stores the outcome of a try together with the job of the next one. */
async function record(row: Row, job: DeliveryJob, outcome: Outcome, parts: WorkerDeps): Promise<void> {
  const { database, queue, timing, now, chance, log } = parts;
  const at = now();
  const failures = job.failures + 1;
  const isParked = !outcome.ok && (outcome.permanent || failures >= timing.tries);
  const ended: TimelineEvent = outcome.ok ? 'delivered' : isParked ? 'parked' : 'failed';
  const wait = backOffSeconds(failures, chance(), timing);
  const state = outcome.ok ? 'delivered' : isParked ? 'parked' : 'pending';
  await database.transaction(async (tx) => {
    const [current] = await tx.select().from(deliveries).where(eq(deliveries.id, row.id)).for('update');
    const about = { leadId: row.leadId, deliveryId: row.id, at };
    if (!current || current.state !== 'pending' || current.attempts.length !== job.seen) {
      return addToTimeline(tx, {
        ...about,
        what: 'overtaken',
        detail: `Another process had gone on. ${outcome.detail}`,
      });
    }
    await addToTimeline(tx, { ...about, what: ended, detail: outcome.detail });
    await tx
      .update(deliveries)
      .set({
        state,
        attempts: [...current.attempts, { at: at.toISOString(), ok: outcome.ok, detail: outcome.detail }],
        nextAttemptAt: state === 'pending' ? new Date(at.getTime() + wait * 1_000) : null,
        deliveredAt: outcome.ok ? at : null,
      })
      .where(eq(deliveries.id, row.id));
    if (state !== 'pending') return;
    await queue.send(
      tx,
      { deliveryId: row.id, seen: job.seen + 1, failures },
      deliveryGroup(row.siteSlug, row.destinationId),
      wait,
    );
  });
  const facts = { lead_id: row.leadId, delivery: row.id, site: row.siteSlug, destination: row.destinationId, state };
  if (outcome.ok) log.info(facts, 'Lead delivered');
  else
    log.warn(
      { ...facts, detail: outcome.detail },
      isParked ? 'Delivery parked' : 'Delivery failed, will be tried again',
    );
}

/** Handles one job of the queue. Throws only when the database is unreachable; the queue then repeats the job. */
export async function workOn(job: DeliveryJob, parts: WorkerDeps): Promise<void> {
  const [row] = await parts.database.select().from(deliveries).where(eq(deliveries.id, job.deliveryId)).limit(1);
  if (!row || row.state !== 'pending' || row.attempts.length !== job.seen) return;
  const found = await findLeadOfRequest(parts.database, row.siteSlug, row.leadId);
  if (!found) return;
  await forRequest(found.requestId, async () => {
    await addToTimeline(parts.database, {
      leadId: row.leadId,
      deliveryId: row.id,
      at: parts.now(),
      what: 'begun',
      detail: `Try ${job.seen + 1} by ${parts.processName}`,
    });
    const facts = { 'forecourt.site': row.siteSlug, 'forecourt.destination': row.type, 'forecourt.try': job.seen + 1 };
    await inSpan('deliver lead', facts, async () => record(row, job, await tryOnce(row, found.lead, parts), parts));
  });
}

/** Queues deliveries again that are long overdue and have lost their job. */
export async function requeueOverdue(parts: WorkerDeps): Promise<number> {
  const { database, queue, now, timing } = parts;
  const rows = await overdueDeliveries(database, new Date(now().getTime() - 5 * timing.jobSeconds * 1_000));
  for (const row of rows) {
    const job = {
      deliveryId: row.id,
      seen: row.attempts.length,
      failures: Math.min(row.attempts.length, timing.tries - 1),
    };
    await database.transaction(async (tx) => {
      await queue.send(tx, job, deliveryGroup(row.siteSlug, row.destinationId));
      await addToTimeline(tx, {
        leadId: row.leadId,
        deliveryId: row.id,
        at: now(),
        what: 'requeued',
        detail: 'It had no job',
      });
    });
  }
  return rows.length;
}
