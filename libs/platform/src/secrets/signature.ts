import { isSameSecret } from '@forecourt/search-engine';
import { createHmac } from 'node:crypto';

export const signatureHeader = 'x-forecourt-signature';

const digest = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** Value of the signature header: when it was signed, and the signature over moment and body. */
export function signBody(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

export type SignatureFault = 'missing' | 'stale' | 'wrong';

/**
 * What is wrong with a signature, or null. For receivers: a signature is good for five minutes either way.
 * @param header value of the signature header
 */
export function signatureFault(
  secret: string,
  body: string,
  header: string | undefined,
  now: Date,
): SignatureFault | null {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!parts?.[1] || !parts[2]) return 'missing';
  const seconds = Number(parts[1]);
  if (Math.abs(now.getTime() / 1_000 - seconds) > 300) return 'stale';
  return isSameSecret(parts[2], digest(secret, seconds, body)) ? null : 'wrong';
}
