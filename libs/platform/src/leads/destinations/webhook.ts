import type { Lead } from '@forecourt/domain';
import { signatureHeader, signBody } from './signature.ts';

export interface WebhookCall {
  url: string;
  secret: string;
  deliveryId: string;
  lead: Lead;
  now: Date;
  signal: AbortSignal;
}

/** Address of a webhook; `stand-in:` addresses lead to the local stand-in. Null where there is none to lead to. */
export function webhookUrl(url: string, standInUrl: string | null): string | null {
  if (url.startsWith('stand-in:'))
    return standInUrl === null ? null : new URL(url.slice('stand-in:'.length), standInUrl).href;
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}

/** Posts the lead with its signature. Only an answer of 200 to 299 counts; what the answer says is not read. */
export async function callWebhook({ url, secret, deliveryId, lead, now, signal }: WebhookCall): Promise<string> {
  const body = JSON.stringify({ event: 'lead.created', lead });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signBody(secret, body, now),
      'x-forecourt-delivery': deliveryId,
      'idempotency-key': lead.lead_id,
    },
    body,
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Answered ${response.status}`);
  return `Answered ${response.status}`;
}
