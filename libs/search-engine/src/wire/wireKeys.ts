import { createHash, timingSafeEqual } from 'node:crypto';
import type { WireRequest } from './wireRequest.ts';
import { Refusal } from '../Refusal.ts';

export const applicationId = 'forecourt';

export interface SearchKeys {
  /** Reads, in every browser: not a secret. */
  search: string;
  /** Writes; null switches them off. */
  admin: string | null;
}

function credential(request: WireRequest, name: string): string {
  const header = Object.entries(request.headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return header ?? request.searchParams.get(name) ?? '';
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares a secret with a received one in a time that reveals nothing about it, not even its length. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

const same = (given: string, key: string | null): boolean => !!key && isSameSecret(given, key);

/** Whether a request may write. */
export function carriesAdminKey(request: WireRequest, keys: SearchKeys): boolean {
  return same(credential(request, 'x-algolia-api-key'), keys.admin);
}

/** Lets a request through that carries the application id and a key good enough for it. */
export function checkKeys(request: WireRequest, keys: SearchKeys, needed: 'search' | 'admin'): void {
  const sentKey = credential(request, 'x-algolia-api-key');
  const isAdmin = same(sentKey, keys.admin);
  if (
    credential(request, 'x-algolia-application-id').toLowerCase() !== applicationId ||
    !(isAdmin || same(sentKey, keys.search))
  ) {
    throw new Refusal(403, 'Invalid Application-ID or API key');
  }
  if (needed === 'admin' && !isAdmin) throw new Refusal(403, 'Method not allowed with this API key');
}
