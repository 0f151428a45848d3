import { leadCsvHead, leadCsvRow } from '../destinations/leadCsv.ts';
import type { LeadPlace } from '../destinations/leadFacts.ts';
import type { LeadWithDeliveries } from './leadQueries.ts';
import { deliveryWords } from './leadWords.ts';

/** Writes text piece by piece. */
type Write = (text: string) => Promise<void>;

/** Writes leads as CSV. @returns how many */
export async function writeLeads(
  leads: AsyncIterable<LeadWithDeliveries>,
  placeOf: (siteSlug: string) => LeadPlace,
  write: Write,
): Promise<number> {
  await write(leadCsvHead('Held as suspect', 'State', 'Deliveries'));
  let count = 0;
  for await (const { lead, state, deliveries } of leads) {
    const place = placeOf(lead.site_slug);
    const further = [lead.quarantined ?? '', state, deliveryWords(deliveries)];
    await write(leadCsvRow(lead, place, undefined, ...further));
    count += 1;
  }
  return count;
}
