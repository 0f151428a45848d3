import type { ProxyConfig } from '@forecourt/platform';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Address of a request's client, for limits and counts. */
export type VisitorAddress = (request: Pick<IncomingMessage, 'socket' | 'headersDistinct'>) => string;

/**
 * Normalises an address for comparison: without zone and port, an IPv4-mapped IPv6 address as IPv4.
 * @returns null for anything else: a name, 'unknown', an obfuscated or malformed address
 * @example plainAddress('[2001:db8::7]:4711') // '2001:db8::7'
 */
export function plainAddress(text: string): string | null {
  const [, bracketed, dotted] = /^\[([^\]]*)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const bare = (bracketed ?? dotted ?? text).toLowerCase().replace(/%[^%]*$/, '');
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare;
  return isIP(inner) === 0 ? null : inner;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Headers of a request that a proxy has passed on. */
const passedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether a request was sent on this machine: its connection is from a loopback address, and no proxy has passed it on,
 * trusted or not. A proxy beside the host has a loopback address too, whoever its visitors are.
 */
export function isSentHere({ socket, headersDistinct }: Pick<IncomingMessage, 'socket' | 'headersDistinct'>): boolean {
  const address = plainAddress(socket.remoteAddress ?? '');
  if (address === null || passedOn.some((name) => headersDistinct[name] !== undefined)) return false;
  return loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Addresses in a forwarding header, the nearest proxy last. */
function hopsOf(header: ProxyConfig['header'], values: readonly string[]): string[] {
  // Proxies may append a header of their own or extend the existing one.
  const parts = values.join(',').split(',');
  if (header === 'x-forwarded-for') return parts.map((part) => part.trim());
  return parts.map((part) => {
    const pair = part.split(';').find((one) => /^\s*for\s*=/i.test(one)) ?? '';
    return pair
      .slice(pair.indexOf('=') + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
  });
}

/** Tells whether an address is that of a trusted proxy. @returns false for something that is no address */
export function openProxyCheck({ trusted }: Pick<ProxyConfig, 'trusted'>): (address: string | null) => boolean {
  const proxies = new BlockList();
  for (const { address, bits } of trusted) proxies.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return (address) => address !== null && proxies.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Client address of a request: the peer of its connection or, if that is a trusted proxy, the address that the proxy
 * names, and so on past every trusted proxy. Entries to the left of the first untrusted address were written by the
 * visitor and are ignored.
 */
export function openVisitorAddress({ trusted, header }: Pick<ProxyConfig, 'trusted' | 'header'>): VisitorAddress {
  const isProxy = openProxyCheck({ trusted });

  return ({ socket, headersDistinct }) => {
    let nearest = plainAddress(socket.remoteAddress ?? '');
    if (nearest === null) return 'unknown';
    if (!isProxy(nearest)) return nearest;
    const hops = hopsOf(header, headersDistinct[header] ?? []);
    while (isProxy(nearest)) {
      const named = plainAddress(hops.pop() ?? '');
      // A proxy without an entry is itself the last known address.
      if (named === null) break;
      nearest = named;
    }
    return nearest;
  };
}
