import type { Site } from '@forecourt/domain';
import { headers } from 'next/headers';
import { platform } from '../../platform.ts';

/** The site that a server action was posted to, by its host name; null for a host that is none. */
export async function postingSite(): Promise<Site | null> {
  const host = ((await headers()).get('host') ?? '').replace(/:\d+$/, '').toLowerCase();
  return platform().sites.byHost(host);
}
