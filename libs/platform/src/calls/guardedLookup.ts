import { lookup, type LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import type { LookupFunction } from 'node:net';

const lookUp = promisify(lookup);

/** Addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const systemResolve: Resolve = (host) => lookUp(host, { all: true, order: 'verbatim' });

export class RefusedAddress extends Error {}

/**
 * A DNS lookup for sockets that returns allowed addresses only. The socket connects to exactly these, so a name that
 * resolves differently a moment later (DNS rebinding) has no effect. A name with any refused address is refused.
 */
export function guardedLookup(resolve: Resolve, mayConnect: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => !mayConnect(address))) {
          return callback(new RefusedAddress(`${host} is not on the public internet`), '', 0);
        }
        if (options.all) return callback(null, [...found]);
        callback(null, first.address, first.family);
      },
      (fault: NodeJS.ErrnoException) => callback(fault, '', 0),
    );
  };
}
