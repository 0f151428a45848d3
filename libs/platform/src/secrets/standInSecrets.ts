import { createHmac } from 'node:crypto';

/**
 * Secrets between hosts and the stand-in that they share: the signatures of leads and of payment messages.
 * @param secret of the hosts
 */
export function standInSecrets(secret: string): { leads: string; payments: string } {
  const made = (what: string) => createHmac('sha256', secret).update(`forecourt stand-in ${what}`).digest('hex');
  return { leads: made('leads'), payments: `whsec_${made('payments')}` };
}
