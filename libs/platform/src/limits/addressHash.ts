import { createHmac } from 'node:crypto';
import { network } from '../secrets/keyedHashes.ts';

/** Stands for a visitor's address within a scope: the same for the same visitor, another in every scope. */
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
