import { setTimeout as wait } from 'node:timers/promises';

/** The answer that a visitor got. */
export interface Accepted {
  submission: number;
  leadId: string;
  /** Times the form was sent, with the same key, until an answer came. */
  sendings: number;
}

const form = (submission: number) => ({
  name: 'Mia',
  last_name: 'Nguyen',
  // The receiver and the count read the number back from here.
  email: `visitor-${submission}@example.com.au`,
  phone: '0412 345 678',
  postcode: '6160',
  message: `Question ${submission}: is the towbar included, "with" commas, and\nlines?`,
  category: 'General Enquiry',
  dealership_slug: 'harbour-toyota',
  idempotency_key: `key-${submission}`,
});

async function send(url: string, submission: number): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(form(submission)),
      signal: AbortSignal.timeout(30_000),
    });
    const answer = (await response.json()) as { ok: boolean; status?: number; lead_id?: string; error?: string };
    if (answer.ok && answer.lead_id) return answer.lead_id;
    if (answer.status === 503) return null;
    throw new TypeError(`refused: ${answer.error}`);
  } catch (fault) {
    if (fault instanceof TypeError && fault.message.startsWith('refused')) throw fault;
    return null;
  }
}

/**
 * A visitor who presses the button until "thank you" comes, as a person and as the form itself do.
 * @param hostUrl where the host is now; null while it is down
 * @throws when the form is refused, or after five minutes without an answer
 */
export async function visit(submission: number, hostUrl: () => string | null): Promise<Accepted> {
  const end = Date.now() + 300_000;
  for (let sendings = 1; Date.now() < end;) {
    const url = hostUrl();
    if (url !== null) {
      const leadId = await send(url, submission);
      if (leadId !== null) return { submission, leadId, sendings };
      sendings += 1;
    }
    await wait(50);
  }
  throw new Error(`Submission ${submission} was never answered.`);
}
