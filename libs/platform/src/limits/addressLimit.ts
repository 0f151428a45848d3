import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { network } from '../secrets/keyedHashes.ts';

/**
 * A rate limit for each address, in this process.
 * @returns seconds that the address has to wait, or 0 where the request is allowed; an empty address has no limit
 */
export function openAddressLimit(points: number, seconds: number): (address: string) => Promise<number> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (address) => {
    if (address === '') return 0;
    return limiter.consume(network(address)).then(
      () => 0,
      (spent: unknown) =>
        spent instanceof RateLimiterRes ? Math.max(1, Math.ceil(spent.msBeforeNext / 1_000)) : seconds,
    );
  };
}
