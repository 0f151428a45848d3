import type { Site } from '@forecourt/domain';
import { platform } from '../../platform.ts';
import { hostName } from './hostName.ts';

/** The site that a request was sent to, by its host header; null for an unknown host. */
export function siteAt(headers: Pick<Headers, 'get'>): Site | null {
  const host = hostName(headers.get('host'));
  return host === null ? null : platform().sites.byHost(host);
}
