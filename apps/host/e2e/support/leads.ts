import { eventually } from './eventually.ts';
import { ownPart } from './replies.ts';

/** What the demo's outbox shows of the lead whose reference a visitor was given, once it is delivered to the dealer. */
export const leadOf = (reference: string): Promise<string> =>
  eventually(async () => {
    const lead = await ownPart(reference);
    const [deliveries = ''] = lead.split('</table>');
    if (!deliveries.includes('data-state="delivered"') || deliveries.includes('data-state="pending"'))
      throw new Error(`The lead ${reference} is not delivered.`);
    return lead;
  }, 30_000);
