import { startedMs } from '@forecourt/forms/model';
import { isSameSecret } from '@forecourt/search-engine';
import { createHmac, randomBytes } from 'node:crypto';

/** The token of when a form was opened. `id` identifies that opening. */
export type FormTime = { kind: 'missing' | 'forged' | 'expired' } | { kind: 'good'; id: string; ageMs: number };

/** Signed times at which forms were opened, which senders can neither make up nor reuse on another site. */
export interface FormTimes {
  issue(siteSlug: string, now: Date): string;
  /** @param arrived when the request was received, even if it is handled later */
  read(siteSlug: string, token: string, arrived: Date): FormTime;
}

/** Pages request a new token well before this: see `freshForMs` of the forms. */
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
    read(siteSlug, token, arrived) {
      if (token === '') return { kind: 'missing' };
      const [time, id, signature, ...rest] = token.split('.');
      if (!time || !id || !signature || rest.length > 0) return { kind: 'forged' };
      if (!isSameSecret(signature, sign(siteSlug, `${time}.${id}`))) return { kind: 'forged' };
      const ageMs = Math.max(0, arrived.getTime() - startedMs(token));
      return ageMs > lifetimeMs ? { kind: 'expired' } : { kind: 'good', id, ageMs };
    },
  };
}
