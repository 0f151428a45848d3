import { createHmac } from 'node:crypto';
import { network } from '../secrets/keyedHashes.ts';

/** Keyed hash of a visitor's address within a scope, so that a visitor cannot be followed across scopes. */
export type AddressHash = (scope: string, address: string) => string;

/** @param secret of the installation, the same on every host */
export function openAddressHash(secret: string): AddressHash {
  const key = createHmac('sha256', secret).update('forecourt phone reveals').digest();
  return (scope, address) =>
    createHmac('sha256', key)
      .update(JSON.stringify([scope, network(address)]))
      .digest('base64url')
      .slice(0, 22);
}
