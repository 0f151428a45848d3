import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public: loopback, private, shared, link-local, reserved, multicast. */
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

/** Networks within the public IPv6 range that are not public: Teredo, 6to4 and documentation. */
const notPublic6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, bits] of notPublic4) blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of notPublic6) blocked.addSubnet(network, bits, 'ipv6');

/** The public IPv6 range; mapped IPv4, NAT64, unique local, link-local and loopback addresses are outside. */
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');

/** Whether a resolved address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  // An address with a zone is link-local.
  if (family !== 6 || address.includes('%')) return false;
  return public6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
