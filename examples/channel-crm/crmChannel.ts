import { defineChannel, PermanentDeliveryError } from '@forecourt/platform/config';
import { z } from 'zod';

/** Posts each lead as an opportunity to a customer system, with the account's key. */
export const crmChannel = defineChannel({
  settings: z.strictObject({
    /** Address of the system's list of opportunities. */
    url: z.url({
      protocol: /^https?$/,
      error: 'the address of the customer system, such as https://crm.example/leads',
    }),
    /** Where the system puts new opportunities. */
    pipeline: z.string().min(1).default('website'),
  }),
  async deliver({ lead, site, settings, facts, secret, idempotencyKey, signal }) {
    const { url, pipeline } = settings;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        ...(secret !== null && { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({
        pipeline,
        dealer: site.name,
        contact: { name: `${lead.name} ${lead.last_name}`, email: lead.email, phone: lead.phone },
        note: facts.map(([name, words]) => `${name}: ${words}`).join('\n'),
      }),
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    // Trying again does not mend a key that is wrong.
    if (response.status === 401 || response.status === 403) {
      throw new PermanentDeliveryError(`The customer system refuses the key: ${response.status}`);
    }
    if (!response.ok) throw new Error(`Answered ${response.status}`);
    return `Answered ${response.status}`;
  },
});
