import type { ProxyConfig } from '@forecourt/platform';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The address a request comes from, for limits and counts. */
export type VisitorAddress = (request: Pick<IncomingMessage, 'socket' | 'headersDistinct'>) => string;

/**
 * An address as it is compared and counted: without zone and port, an IPv4 address in IPv6 clothes as IPv4.
 * @returns null for what is none: a name, 'unknown', an obfuscated one, rubbish
 * @example plainAddress('[2001:db8::7]:4711') // '2001:db8::7'
 */
export function plainAddress(text: string): string | null {
  const [, bracketed, dotted] = /^\[([^\]]*)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const bare = (bracketed ?? dotted ?? text).toLowerCase().replace(/%[^%]*$/, '');
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare;
  return isIP(inner) === 0 ? null : inner;
}

/** What a header says of the way a request came, the nearest proxy last. */
function hopsOf(header: ProxyConfig['header'], values: readonly string[]): string[] {
  // Proxies that add a header of their own and those that add to the one that is there say the same.
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

/**
 * Reads who a request comes from: the other end of its connection, or, where that is a proxy the configuration trusts,
 * whom that proxy names; and so on, past every proxy that is trusted. What stands to the left of the first that is not
 * was written by the visitor, and is not looked at.
 */
export function openVisitorAddress({ trusted, header }: ProxyConfig): VisitorAddress {
  const proxies = new BlockList();
  for (const { address, bits } of trusted) proxies.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  const isProxy = (address: string) => proxies.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

  return ({ socket, headersDistinct }) => {
    let nearest = plainAddress(socket.remoteAddress ?? '');
    if (nearest === null) return 'unknown';
    if (!isProxy(nearest)) return nearest;
    const hops = hopsOf(header, headersDistinct[header] ?? []);
    while (isProxy(nearest)) {
      const named = plainAddress(hops.pop() ?? '');
      // A proxy that names nobody is all that is known.
      if (named === null) break;
      nearest = named;
    }
    return nearest;
  };
}
