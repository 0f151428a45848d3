import { addressLine, displayPhone, type Reply, type Site } from '@forecourt/domain';
import { mailMessages, wordsOf } from '@forecourt/domain/messages';
import { directionsUrl } from '@forecourt/locations/model';
import {
  addButtons,
  addFacts,
  addFoot,
  addHeading,
  addText,
  mailHtml,
  type MailButton,
  type MailLook,
} from '../mail/mailHtml.ts';

export interface ReplyLetter {
  site: Site;
  reply: Reply;
  /** @example 'Hello Mia,' */
  greeting: string;
  /** Why the visitor gets this mail. */
  reason: string;
  /** A page of the site about it. */
  page: MailButton | null;
  /** Where the visitor cancels and gets the deposit back; null where there is nothing to cancel. */
  cancel: MailButton | null;
  look: MailLook;
}

function buttonsOf({ site, reply: { phone, place }, page, cancel }: ReplyLetter): MailButton[] {
  const say = wordsOf(mailMessages, site);
  return [
    ...(page ? [page] : []),
    ...(phone ? [{ href: `tel:${phone}`, words: say('mail.call', { phone: displayPhone(phone) }) }] : []),
    ...(place ? [{ href: directionsUrl(place), words: say('mail.directions') }] : []),
    ...(cancel ? [cancel] : []),
  ];
}

/** The mail as a page. */
export function replyHtml(letter: ReplyLetter): string {
  const { site, reply, greeting, reason, look } = letter;
  return mailHtml({ site, title: reply.title, heading: reply.title, look }, (inner) => {
    for (const words of [greeting, ...reply.text]) addText(inner, 'p', words, { style: 'margin: 0 0 12px' });
    addFacts(inner, reply.facts);
    if (reply.next.length > 0) {
      addHeading(inner, wordsOf(mailMessages, site)('mail.next'));
      const steps = inner.ele('ol', { style: 'margin: 0; padding: 0 0 0 22px' });
      for (const step of reply.next) addText(steps, 'li', step, { style: 'margin: 0 0 8px; padding: 0 0 0 4px' });
    }
    addButtons(inner, buttonsOf(letter), look);
    const sender = reply.place ? `${reply.place.name}, ${addressLine(reply.place)}` : site.name;
    addFoot(inner, [sender, reason]);
  });
}
