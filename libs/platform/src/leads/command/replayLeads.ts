import type { Site } from '@forecourt/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { deliveries } from '../../database/schema/index.ts';
import { addMissing, replayDelivery, type ReplayOutcome, type ReplayDeps } from '../replay.ts';
import { eachLead, findLeadById } from './leadQueries.ts';
import type { LeadFilter } from './leadFilter.ts';
import { CommandError } from '../../config/commandError.ts';

export interface ReplayCommandDeps extends ReplayDeps {
  say: (line: string) => void;
  siteOf: (slug: string) => Site | null;
}

type Counts = Record<'queued' | 'left', number>;

const skippedReasons: Record<Exclude<ReplayOutcome, 'queued'>, string> = {
  unknown: 'is gone',
  pending: 'is on its way already',
  delivered: 'was delivered; --again sends it once more',
};

async function replayOne(tools: ReplayCommandDeps, id: string, name: string, again: boolean): Promise<keyof Counts> {
  const outcome = await replayDelivery(tools, id, again);
  tools.say(outcome === 'queued' ? `${id} to ${name}: queued.` : `${id} to ${name}: ${skippedReasons[outcome]}.`);
  return outcome === 'queued' ? 'queued' : 'left';
}

/** Replays deliveries by id; the id of a lead stands for all its deliveries. @returns how many were queued */
export async function replayByIds(tools: ReplayCommandDeps, ids: readonly string[], again: boolean): Promise<number> {
  // All ids are checked first, so that a wrong one stops the command before anything is sent.
  const found = await Promise.all(ids.map((id) => findLeadById(tools.database, id)));
  const missing = ids.find((_, index) => !found[index]);
  if (missing !== undefined) throw new CommandError(`There is no lead and no delivery '${missing}'.`);
  const counts: Counts = { queued: 0, left: 0 };
  for (const [index, booked] of found.entries()) {
    if (!booked) continue;
    const selected = booked.deliveries.filter(({ id }) => id === ids[index]);
    for (const { id, destination } of selected.length > 0 ? selected : booked.deliveries) {
      counts[await replayOne(tools, id, destination, again)] += 1;
    }
    const site = selected.length > 0 ? null : tools.siteOf(booked.lead.site_slug);
    for (const { id, destination } of site ? await addMissing(tools, booked.lead, site) : []) {
      tools.say(`${id} to ${destination}: queued, a destination it was not for before.`);
      counts.queued += 1;
    }
  }
  return counts.queued;
}

/** Replays all parked deliveries of leads that match the filter. @returns how many were queued */
export async function replayParked(tools: ReplayCommandDeps, filter: LeadFilter): Promise<number> {
  let queued = 0;
  const parked: { id: string; destination: string }[] = [];
  for await (const { lead } of eachLead(tools.database, { ...filter, state: 'parked' })) {
    const where = and(eq(deliveries.leadId, lead.lead_id), inArray(deliveries.state, ['parked']));
    const rows = await tools.database.select().from(deliveries).where(where);
    parked.push(...rows.map(({ id, destinationId }) => ({ id, destination: destinationId })));
  }
  for (const { id, destination } of parked) {
    if ((await replayOne(tools, id, destination, false)) === 'queued') queued += 1;
  }
  return queued;
}
