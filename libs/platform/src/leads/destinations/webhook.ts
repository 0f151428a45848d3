import type { Lead } from '@forecourt/domain';
import { signatureHeader, signBody } from '../../secrets/signature.ts';

export interface LeadPost {
  url: string;
  /** Key of the signature; null for none. */
  secret: string | null;
  deliveryId: string;
  leadId: string;
  contentType: string;
  body: string;
  now: Date;
  signal: AbortSignal;
}

/** Address of a webhook; `stand-in:` addresses lead to the local stand-in. Null for an invalid address. */
export function webhookUrl(url: string, standInUrl: string | null): string | null {
  if (url.startsWith('stand-in:'))
    return standInUrl === null ? null : new URL(url.slice('stand-in:'.length), standInUrl).href;
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}

/**
 * Posts a lead. The signature covers body and time; the idempotency key is the lead's id, the same in every try. Any
 * status other than 200 to 299 is a failure; the answer's body is not read.
 */
export async function postLead(post: LeadPost): Promise<string> {
  const { url, secret, deliveryId, leadId, contentType, body, now, signal } = post;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': contentType,
      ...(secret === null ? {} : { [signatureHeader]: signBody(secret, body, now) }),
      'x-forecourt-delivery': deliveryId,
      'idempotency-key': leadId,
    },
    body,
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Answered ${response.status}`);
  return `Answered ${response.status}`;
}

/** The body of a webhook. */
export const webhookBody = (lead: Lead): string => JSON.stringify({ event: 'lead.created', lead });
