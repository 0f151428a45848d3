import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not the public internet: own, private, shared, link-local, reserved, multicast. */
const notPublic4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Within IPv6's public range: what stands for other networks (Teredo, 6to4) or is for examples. */
const notPublic6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, bits] of notPublic4) blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of notPublic6) blocked.addSubnet(network, bits, 'ipv6');

/** Everything public in IPv6 lies here; mapped IPv4, NAT64, unique local, link-local and loopback lie outside. */
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address, as the resolver writes it, belongs to a machine on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  // An address with a zone is a neighbour's.
  if (family !== 6 || address.includes('%')) return false;
  return public6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
