import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { SearchTrouble } from '@forecourt/search-engine';
import { network } from '../secrets/keyedHashes.ts';

/** Whose question it is. */
export interface Asking {
  /** Slug of the site. */
  site: string;
  /** Of the visitor. */
  address: string;
}

export interface WorkLimits {
  /** Milliseconds of the engine that one address may use in ten seconds, on all sites together. */
  perAddress: number;
  /** Milliseconds of the engine that the visitors of one site may use in ten seconds. */
  perSite: number;
}

/** What questions may cost: not their number counts but the time that they take of the engine. */
export interface WorkBudget {
  /** @throws SearchTrouble with the time to wait, where the address or the site has used up its time */
  check(asking: Asking): Promise<void>;
  /** Takes the time that a question took from the budgets of its address and its site. */
  spend(asking: Asking, milliseconds: number): void;
}

const seconds = 10;

function refuseSpent(spent: RateLimiterRes | null, max: number, whose: string): void {
  if (!spent || spent.consumedPoints < max) return;
  const wait = Math.max(1, Math.ceil(spent.msBeforeNext / 1_000));
  const unit = wait === 1 ? 'second' : 'seconds';
  throw new SearchTrouble(429, `Too much work for the search from ${whose}: ask again in ${wait} ${unit}`, wait);
}

/** A budget that counts in this process. */
export function openWorkBudget({ perAddress, perSite }: WorkLimits): WorkBudget {
  const addresses = new RateLimiterMemory({ points: perAddress, duration: seconds });
  const sites = new RateLimiterMemory({ points: perSite, duration: seconds });
  return {
    async check({ site, address }) {
      refuseSpent(await addresses.get(network(address)), perAddress, 'one address');
      refuseSpent(await sites.get(site), perSite, 'the visitors of one site');
    },
    spend({ site, address }, milliseconds) {
      const points = Math.ceil(milliseconds);
      void addresses.penalty(network(address), points);
      void sites.penalty(site, points);
    },
  };
}
