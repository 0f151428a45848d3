import type { Site } from '@forecourt/domain';
import { headers } from 'next/headers';
import { siteAt } from './siteAt.ts';

/** The site that a server action was posted to, by its host name; null for an unknown host. */
export async function postingSite(): Promise<Site | null> {
  return siteAt(await headers());
}
