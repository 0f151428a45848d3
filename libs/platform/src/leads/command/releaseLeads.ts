import { releaseLead } from '../release.ts';
import { CommandError } from '../../config/commandError.ts';
import { findLeadById } from './leadQueries.ts';
import type { ReplayCommandDeps } from './replayLeads.ts';

/** Releases held leads. @returns how many deliveries were queued */
export async function releaseByIds(tools: ReplayCommandDeps, ids: readonly string[]): Promise<number> {
  // All ids are checked first, so that a wrong one stops the command before anything is sent.
  const found = await Promise.all(ids.map((id) => findLeadById(tools.database, id)));
  const missing = ids.find((_, place) => !found[place]);
  if (missing !== undefined) throw new CommandError(`There is no lead and no delivery '${missing}'.`);
  let queued = 0;
  for (const booked of found) {
    if (!booked) continue;
    const { lead_id: id, site_slug: slug } = booked.lead;
    const released = await releaseLead(tools, id, tools.siteOf(slug));
    if (!released) tools.say(`${id}: is not held.`);
    for (const { destination } of released?.queued ?? []) tools.say(`${id} to ${destination}: released.`);
    queued += released?.queued.length ?? 0;
  }
  return queued;
}
