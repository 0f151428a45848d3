import type { ContentOwner } from '@forecourt/domain';
import type { ContentProblem } from '../../ports/contentPort.ts';
import { isSameSecret } from '@forecourt/search-engine';
import type { ContentCall } from './contentAnswer.ts';
import { CallRefused } from './readCall.ts';

/** A key that reads and writes the content of some sites only, such as an agency's. */
export interface SiteKey {
  key: string;
  /** Slugs of its sites. */
  sites: readonly string[];
}

export interface ContentKeys {
  /** Key that reads and writes everything; null for none. */
  admin: string | null;
  /** By the name that the log says. */
  sites: Readonly<Record<string, SiteKey>>;
}

/** Who calls. */
export interface ContentCaller {
  name: string;
  /** Slugs of the sites whose content it may read and write; null for everything. */
  sites: readonly string[] | null;
}

/** The owner of a call's key; null for an unknown key. Every key is compared, so the time taken reveals nothing. */
export function callerOf(keys: ContentKeys, { authorization }: ContentCall['headers']): ContentCaller | null {
  const bearerKey = /^Bearer (.{1,500})$/.exec(String(authorization ?? ''))?.[1] ?? '';
  const matches = Object.entries(keys.sites).filter(([, { key }]) => isSameSecret(bearerKey, key));
  if (keys.admin !== null && isSameSecret(bearerKey, keys.admin)) return { name: 'admin', sites: null };
  const [match] = matches;
  return match ? { name: match[0], sites: match[1].sites } : null;
}

const owners = (sites: readonly string[]) => sites.map((site) => `sites/${site}`);

/** @throws 403 where a caller's key is not for content of this owner; null for that of all owners */
export function checkOwner({ sites }: ContentCaller, owner: ContentOwner | null): void {
  if (sites === null || (owner !== null && owners(sites).includes(owner))) return;
  const own = owners(sites).join(', ');
  const wish = owner === null ? `name one of them: ?owner=${owners(sites)[0]}` : `${owner} takes the admin key`;
  throw new CallRefused(403, `This key is for ${own} only: ${wish}.`);
}

/** Problems that a caller can mend: those of files and records of its sites. */
export const problemsFor = (
  { sites }: ContentCaller,
  problems: readonly ContentProblem[],
): readonly ContentProblem[] =>
  sites === null
    ? problems
    : problems.filter(({ origin }) =>
        owners(sites).some((own) => origin.replace('database: ', '').startsWith(`${own}/`)),
      );
