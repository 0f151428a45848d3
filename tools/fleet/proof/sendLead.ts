import { setTimeout as wait } from 'node:timers/promises';
import type { Visitors } from './openVisitors.ts';

/** The answer that a visitor got. */
export interface AcceptedLead {
  submission: number;
  leadId: string;
  /** Times the form was sent, with the same key, until an answer came. */
  sendings: number;
}

/** Whose enquiry it is, and who is asked. */
export interface LeadPlace {
  /** Its number, from 1 on. */
  submission: number;
  /** Slug of the site. */
  site: string;
  /** Slug of the dealership. */
  dealership: string;
  /** Id of the location. */
  location: string;
}

const longestMs = 180_000;

/** The number of a submission is read back from its address by whoever receives it. */
const formOf = ({ submission, dealership, location }: LeadPlace, startedAt: string) => ({
  name: 'Mia',
  last_name: 'Nguyen',
  email: `visitor-${submission}@example.com.au`,
  phone: '0412 345 678',
  postcode: '6160',
  message: `Question ${submission}`,
  category: 'General Enquiry',
  dealership_slug: dealership,
  location_id: location,
  idempotency_key: `fleet-${submission}`,
  started_at: startedAt,
});

/** A visitor who presses the button until "thank you" comes. @returns null when it never came, or was refused */
export async function sendLead(visitors: Visitors, place: LeadPlace): Promise<AcceptedLead | { refused: string }> {
  const { submission, site } = place;
  const end = Date.now() + longestMs;
  const from = { purpose: 'lead', site, path: '/api/leads', visitor: 200_000 + submission } as const;
  let startedAt = '';
  for (let sendings = 0; Date.now() < end;) {
    if (startedAt === '') {
      const begun = await visitors.ask(from);
      startedAt = begun?.status === 200 ? (JSON.parse(begun.text) as { started_at: string }).started_at : '';
    }
    if (startedAt !== '') {
      sendings += 1;
      const text = JSON.stringify(formOf(place, startedAt));
      const answer = await visitors.ask({ ...from, body: { type: 'application/json', text } });
      if (answer?.status === 200) {
        return { submission, leadId: (JSON.parse(answer.text) as { lead_id: string }).lead_id, sendings };
      }
      if (answer && answer.status < 500) return { refused: `${answer.status} ${answer.text.slice(0, 200)}` };
    }
    await wait(500);
  }
  return { refused: 'never answered' };
}
