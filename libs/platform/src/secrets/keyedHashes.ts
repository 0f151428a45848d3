import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Hashes that nobody can compute, or try out, without the installation's secret. Each purpose has a key of its own. */
export interface KeyedHashes {
  code(requestId: string, code: string): string;
  token(siteSlug: string, token: string): string;
  /** Of a browser that signed in with a number. */
  device(siteSlug: string, phone: string, since: string): string;
  /** Of an editor's invitation. */
  invitation(siteSlug: string, token: string): string;
  /** What authenticators know an editor by. */
  editor(siteSlug: string, phone: string): string;
  /** The same for all addresses that one visitor may easily change between. */
  visitor(address: string): string;
}

/** The /64 of an IPv6 address, which is one household's; others whole. @example network('2001:db8::7') // '2001:db8:0:0' */
export function network(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  // A dotted ending counts as two groups.
  const known = before.length + after.length + (plain.includes('.') ? 1 : 0);
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - known).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

export function openKeyedHashes(secret: string): KeyedHashes {
  const hasher = (purpose: string) => {
    const key = createHmac('sha256', secret).update(`forecourt sign-in ${purpose}`).digest();
    return (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  };
  const visitor = hasher('visitor');
  return {
    code: hasher('code'),
    token: hasher('token'),
    device: hasher('device'),
    invitation: hasher('invitation'),
    editor: hasher('editor'),
    visitor: (address) => visitor(network(address)),
  };
}
