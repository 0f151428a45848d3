import { releaseLead } from '../release.ts';
import { CommandError } from './CommandError.ts';
import { findBooked } from './leadBook.ts';
import type { ReplayCommandDeps } from './replayLeads.ts';

/** Sends held leads on. @returns how many deliveries were queued */
export async function releaseNamed(tools: ReplayCommandDeps, ids: readonly string[]): Promise<number> {
  // All are looked up first: a slip of the pen in the last must not leave the first ones sent.
  const found = await Promise.all(ids.map((id) => findBooked(tools.database, id)));
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
