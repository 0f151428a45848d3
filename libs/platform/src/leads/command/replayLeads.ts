import type { Site } from '@forecourt/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { deliveries } from '../../database/schema/index.ts';
import { addMissing, replayDelivery, type ReplayOutcome, type ReplayDeps } from '../replay.ts';
import { allBooked, findBooked } from './leadBook.ts';
import type { LeadFilter } from './leadFilter.ts';
import { CommandError } from './CommandError.ts';

export interface ReplayCommandDeps extends ReplayDeps {
  say: (line: string) => void;
  siteOf: (slug: string) => Site | null;
}

type Counts = Record<'queued' | 'left', number>;

const left: Record<Exclude<ReplayOutcome, 'queued'>, string> = {
  unknown: 'is gone',
  pending: 'is on its way already',
  delivered: 'was delivered; --again sends it once more',
};

async function replayOne(tools: ReplayCommandDeps, id: string, name: string, again: boolean): Promise<keyof Counts> {
  const outcome = await replayDelivery(tools, id, again);
  tools.say(outcome === 'queued' ? `${id} to ${name}: queued.` : `${id} to ${name}: ${left[outcome]}.`);
  return outcome === 'queued' ? 'queued' : 'left';
}

/** Deliveries that are meant: all of a lead, or the one that is named. */
export async function replayNamed(tools: ReplayCommandDeps, ids: readonly string[], again: boolean): Promise<number> {
  // All are looked up first: a slip of the pen in the last must not leave the first ones sent.
  const found = await Promise.all(ids.map((id) => findBooked(tools.database, id)));
  const missing = ids.find((_, index) => !found[index]);
  if (missing !== undefined) throw new CommandError(`There is no lead and no delivery '${missing}'.`);
  const counts: Counts = { queued: 0, left: 0 };
  for (const [index, booked] of found.entries()) {
    if (!booked) continue;
    const meant = booked.deliveries.filter(({ id }) => id === ids[index]);
    for (const { id, destination } of meant.length > 0 ? meant : booked.deliveries) {
      counts[await replayOne(tools, id, destination, again)] += 1;
    }
    const site = meant.length > 0 ? null : tools.siteOf(booked.lead.site_slug);
    for (const { id, destination } of site ? await addMissing(tools, booked.lead, site) : []) {
      tools.say(`${id} to ${destination}: queued, a destination it was not for before.`);
      counts.queued += 1;
    }
  }
  return counts.queued;
}

/** Everything that is parked, of the leads that the filter lets through. */
export async function replayParked(tools: ReplayCommandDeps, filter: LeadFilter): Promise<number> {
  let queued = 0;
  const parked: { id: string; destination: string }[] = [];
  for await (const { lead } of allBooked(tools.database, { ...filter, state: 'parked' })) {
    const where = and(eq(deliveries.leadId, lead.lead_id), inArray(deliveries.state, ['parked']));
    const rows = await tools.database.select().from(deliveries).where(where);
    parked.push(...rows.map(({ id, destinationId }) => ({ id, destination: destinationId })));
  }
  for (const { id, destination } of parked) {
    if ((await replayOne(tools, id, destination, false)) === 'queued') queued += 1;
  }
  return queued;
}
