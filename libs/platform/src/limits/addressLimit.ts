import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Db } from '../database/database.ts';
import { network } from '../secrets/keyedHashes.ts';
import type { AddressHash } from './addressHash.ts';
import { openLimiter, type VisitorAllowance } from './openLimiter.ts';

/** Counts a use. @returns seconds that the address has to wait, or 0 where it is allowed; an empty address has no limit */
export type AddressLimit = (address: string) => Promise<number>;

/** Opens a limit for each address. */
export type OpenAddressLimit = (allowance: VisitorAllowance) => AddressLimit;

function limitBy(limiter: RateLimiterAbstract, keyOf: (address: string) => string, seconds: number): AddressLimit {
  return async (address) => {
    if (address === '') return 0;
    return limiter.consume(keyOf(address)).then(
      () => 0,
      (spent: unknown) =>
        spent instanceof RateLimiterRes ? Math.max(1, Math.ceil(spent.msBeforeNext / 1_000)) : seconds,
    );
  };
}

/** Limits that count in this process alone. */
export const limitInProcess: OpenAddressLimit = ({ points, seconds }) =>
  limitBy(new RateLimiterMemory({ points, duration: seconds }), network, seconds);

/** Limits that count in the database, for all hosts together. Addresses are stored as hashes. */
export const limitInDatabase =
  (db: Db, hash: AddressHash): OpenAddressLimit =>
  (allowance) =>
    limitBy(openLimiter(db, allowance), (address) => hash(`limit of ${allowance.name}`, address), allowance.seconds);
