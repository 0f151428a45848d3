import { isSameSecret } from '@forecourt/search-engine';
import type { SignInDeps } from './signInDeps.ts';

interface DeviceOwner {
  siteSlug: string;
  /** E.164. */
  phone: string;
  now: Date;
}

/** Milliseconds since 1970 in base 36, and the keyed hash that nobody else can make. */
const shape = /^([0-9a-z]{1,10})\.([\w-]{43})$/;

/** What a browser shows from now on to say that the number's owner has signed in with it. Grants no access. */
export function deviceToken({ siteSlug, phone, now }: DeviceOwner, { hashes }: Pick<SignInDeps, 'hashes'>): string {
  const since = now.getTime().toString(36);
  return `${since}.${hashes.device(siteSlug, phone, since)}`;
}

/** Whether a browser shows that the number's owner has signed in with it on this site, and not too long ago. */
export function isDeviceOf(
  { siteSlug, phone, device, now }: DeviceOwner & { device: string | null | undefined },
  { hashes, rules }: Pick<SignInDeps, 'hashes' | 'rules'>,
): boolean {
  const [, since = '', hash = ''] = shape.exec(device ?? '') ?? [];
  if (since === '' || !isSameSecret(hash, hashes.device(siteSlug, phone, since))) return false;
  return now.getTime() - Number.parseInt(since, 36) < rules.deviceMs;
}
