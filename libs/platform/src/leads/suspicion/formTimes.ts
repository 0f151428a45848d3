import { startedMs } from '@forecourt/forms/model';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a form says of when it was begun. `id` names that one beginning. */
export type FormTime = { kind: 'missing' | 'forged' | 'expired' } | { kind: 'good'; id: string; ageMs: number };

/** Times at which forms were begun, signed, so that no sender can make one up or take another site's. */
export interface FormTimes {
  issue(siteSlug: string, now: Date): string;
  /** @param arrived when the post came in, whatever it waited for since */
  read(siteSlug: string, given: string, arrived: Date): FormTime;
}

/** A page asks for a new time well before this: see `freshForMs` of the forms. */
const lifetimeMs = 24 * 3_600_000;

export function openFormTimes(secret: string): FormTimes {
  const key = createHmac('sha256', secret).update('forecourt form time').digest();
  const sign = (siteSlug: string, begun: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([siteSlug, begun]))
      .digest('base64url')
      .slice(0, 22);

  return {
    issue(siteSlug, now) {
      const begun = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${begun}.${sign(siteSlug, begun)}`;
    },
    read(siteSlug, given, arrived) {
      if (given === '') return { kind: 'missing' };
      const [time, id, signature, ...rest] = given.split('.');
      if (!time || !id || !signature || rest.length > 0) return { kind: 'forged' };
      const [sent, own] = [Buffer.from(signature), Buffer.from(sign(siteSlug, `${time}.${id}`))];
      if (sent.length !== own.length || !timingSafeEqual(sent, own)) return { kind: 'forged' };
      const ageMs = Math.max(0, arrived.getTime() - startedMs(given));
      return ageMs > lifetimeMs ? { kind: 'expired' } : { kind: 'good', id, ageMs };
    },
  };
}
