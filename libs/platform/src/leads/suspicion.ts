import { requestPhotosMessage, defaultMessage, type FormValues } from '@forecourt/forms/model';
import type { Vehicle } from '@forecourt/domain';
import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { network } from '../signIn/keyedHashes.ts';
import type { SenderLimits } from './leadsConfig.ts';

export interface Suspect {
  siteSlug: string;
  values: FormValues;
  vehicle: Vehicle | null;
  /** Visitor's address; used as a key in memory, never stored. */
  address: string;
  now: Date;
}

/** Why a lead is quarantined, or null. Counts what it is asked about, so ask once for each lead. */
export type Suspicion = (suspect: Suspect) => Promise<string | null>;

async function isOver(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => false,
    () => true,
  );
}

/** Comments as a bot would repeat them: case and spaces aside. Null where repeating says nothing. */
function repeatable(values: FormValues, vehicle: Vehicle | null): string | null {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
  const text = plain(values.message);
  const usual = [defaultMessage(vehicle), requestPhotosMessage].map(plain);
  return text.length < 20 || usual.includes(text) ? null : text;
}

export function openSuspicion(limits: SenderLimits): Suspicion {
  const addresses = new RateLimiterMemory({ points: limits.perAddress, duration: 600 });
  const texts = new RateLimiterMemory({ points: limits.perText, duration: 3_600 });

  return async ({ siteSlug, values, vehicle, address, now }) => {
    const reasons: string[] = [];
    if (values.website !== '') reasons.push('A field that people do not see was filled in.');

    // A clock that runs ahead of ours says nothing, and neither does a page without JavaScript.
    const filled = values.started_at === '' ? -1 : now.getTime() - Number(values.started_at);
    if (filled >= 0 && filled < limits.minFillMs) reasons.push('The form was filled in faster than people can.');

    if (address !== '' && (await isOver(addresses, `${siteSlug} ${network(address)}`))) {
      reasons.push('Too many enquiries came from one address.');
    }
    const text = repeatable(values, vehicle);
    if (
      text !== null &&
      (await isOver(texts, createHash('sha256').update(`${siteSlug} ${text}`).digest('base64url')))
    ) {
      reasons.push('The same comments were sent several times.');
    }
    return reasons.join(' ') || null;
  };
}
