import type { EmbeddedSite } from '@forecourt/domain';
import { connection } from 'next/server';

/** Origin of the dealer's site, whose file lists this app's under "allowedOrigins". */
const dealerOrigin = process.env.DEALER ?? 'http://haggle-free-cars.localhost:3000';

/**
 * What the dealer's site tells of itself; asked again after five minutes.
 * @throws with the site's own words when it refuses
 */
export async function askDealer(): Promise<EmbeddedSite> {
  // The address is a setting of the machine that runs the app, not of the one that builds it.
  await connection();
  const answer = await fetch(`${dealerOrigin}/api/site`, { next: { revalidate: 300 } });
  if (!answer.ok) throw new Error(((await answer.json()) as { error: string }).error);
  return (await answer.json()) as EmbeddedSite;
}

/** The dealer's mark of the time at which a form was begun; a lead without one waits for somebody to look at it. */
export async function beginLead(): Promise<string> {
  const answer = await fetch(`${dealerOrigin}/api/leads`, { cache: 'no-store' });
  return ((await answer.json()) as { started_at: string }).started_at;
}

/** Sends a form's values to the dealer's site, as its own pages do. */
export function sendLead(values: Readonly<Record<string, string>>, userAgent: string): Promise<Response> {
  return fetch(`${dealerOrigin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(values),
  });
}
