import { eventually } from './eventually.ts';
import { ask, type WireAnswer } from './wire.ts';

/** What a visitor was sent about a lead, as the demo's outbox shows it. */
export interface SentReply {
  /** Recipient, subject and plain words. */
  text: string;
  html: WireAnswer;
  calendar: WireAnswer;
}

const outbox = (path = '') => ask('localhost', `/demo/outbox${path}`);

/** What the outbox page says of a lead; pages part their texts with empty comments. */
export async function ownPart(reference: string): Promise<string> {
  const [, lead = ''] = (await outbox()).text.split(`aria-label="Lead ${reference.toLowerCase()}`);
  return (lead.split('</section>')[0] ?? '').replaceAll('<!-- -->', '');
}

/** Name of a message to the visitor of a lead in the outbox, once it is delivered. */
async function deliveryTo(reference: string, what: string): Promise<string> {
  const link = new RegExp(
    `data-state="(\\w+)"[^>]*>[^<]*</span>[^<]*<a href="/demo/outbox/([\\w-]+)">${what} to the visitor`,
  );
  return eventually(async () => {
    const [, state, delivery] = link.exec(await ownPart(reference)) ?? [];
    if (state !== 'delivered' || delivery === undefined) throw new Error(`${what} of ${reference} is ${state}.`);
    return delivery;
  }, 30_000);
}

/**
 * The mail to the visitor of a lead, once it is delivered.
 * @param reference the lead's id or its beginning, as shown on pages
 */
export async function replyOf(reference: string): Promise<SentReply> {
  const delivery = await deliveryTo(reference, 'Mail');
  const [text, html, calendar] = await Promise.all(
    ['?as=text', '', '?as=calendar'].map((query) => outbox(`/${delivery}${query}`)),
  );
  if (!text || !html || !calendar) throw new Error('The outbox did not answer.');
  return { text: text.text, html, calendar };
}

/** The text message to the visitor of a lead, with its recipient, once it is delivered. */
export const textOf = async (reference: string): Promise<string> =>
  (await outbox(`/${await deliveryTo(reference, 'Text message')}`)).text;

/** The dealer's mail about a lead, in plain words. */
export async function dealerMailOf(reference: string): Promise<string> {
  const delivery = await eventually(async () => {
    const [, found] = /<a href="\/demo\/outbox\/([\w-]+)">read it/.exec(await ownPart(reference)) ?? [];
    if (found === undefined) throw new Error(`The outbox shows no mail of ${reference}.`);
    return found;
  }, 30_000);
  return (await outbox(`/${delivery}?as=text`)).text;
}
