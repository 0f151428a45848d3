import { addressLine, replyTo, type Lead, type ReplyOutcome, type Site } from '@forecourt/domain';
import { mailMessages, wordsOf, type Words } from '@forecourt/domain/messages';
import type { SendMailOptions } from 'nodemailer';
import { fileNamePart } from '../../files/atomicFile.ts';
import { leadCalendar } from './calendarFile.ts';
import type { MailButton, MailLook } from '../mail/mailHtml.ts';
import { replyHtml, type ReplyLetter } from './replyHtml.ts';
import { visitorDestination } from './visitorDestination.ts';

export interface ReplyFacts {
  lead: Lead;
  site: Site;
  outcome: ReplyOutcome | undefined;
  /** Origin of the site. */
  origin: string;
  look: MailLook;
  /** Where the visitor cancels what the deposit holds; null where there is nothing to cancel. */
  cancel: MailButton | null;
}

type MailWords = Words<typeof mailMessages>;

/**
 * Greets by name only if the text can be nothing but a name, so that nobody can send a message of their own to a
 * stranger's address.
 * @param say words of the site @default the platform's
 */
export function greetingOf(name: string, say: MailWords = wordsOf(mailMessages, { messages: {} })): string {
  const isName = /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u.test(name.trim());
  return isName ? say('mail.greeting', { name: name.trim() }) : say('mail.greetingWithoutName');
}

const withPage = new Set(['reservation', 'order', 'payment']);

/** The page of the reservation, order or payment, if the lead has its address. */
function pageOf({ lead, origin }: ReplyFacts, kind: string, say: MailWords): ReplyLetter['page'] {
  if (!withPage.has(kind) || !lead.url.startsWith(`${origin}/`)) return null;
  return { href: lead.url, words: say('mail.page') };
}

function plainText({ reply, greeting, reason, page, cancel }: ReplyLetter, say: MailWords): string {
  const steps = reply.next.map((step, index) => `${index + 1}. ${step}`);
  const place = reply.place && `${reply.place.name}, ${addressLine(reply.place)}`;
  const blocks = [
    [reply.title],
    [greeting],
    reply.text,
    reply.facts.map(({ name, value }) => `${name}: ${value}`),
    steps.length > 0 ? [say('mail.next'), ...steps] : [],
    ...[page, cancel].map((link) => (link ? [`${link.words}: ${link.href}`] : [])),
    ['-- ', ...(place ? [place] : []), reason],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The mail to the visitor of a lead. Replies to it go to the location. */
export function replyMail(facts: ReplyFacts, from: string): SendMailOptions {
  const { lead, site, outcome, origin, look, cancel } = facts;
  const reply = replyTo(lead, site, outcome);
  const host = new URL(origin).hostname;
  const say = wordsOf(mailMessages, site);
  const letter: ReplyLetter = {
    site,
    reply,
    look,
    greeting: greetingOf(lead.name, say),
    page: pageOf(facts, reply.kind, say),
    cancel,
    reason: say('mail.reason', { host }),
  };
  const answers = reply.place?.contact_detail.email ?? site.email;
  const calendar = outcome ? null : leadCalendar({ lead, site, origin, from });
  const id = fileNamePart(visitorDestination('mail', outcome).id);
  return {
    from: { name: site.name, address: from },
    to: { name: '', address: lead.email },
    ...(answers ? { replyTo: { name: reply.place?.name ?? site.name, address: answers } } : {}),
    subject: reply.vehicle ? `${reply.title}: ${reply.vehicle}` : reply.title,
    // The same in every try, so that mail programs recognise a repeat.
    messageId: `<${lead.lead_id}.${id}@${from.split('@')[1] ?? 'localhost'}>`,
    // Suppresses automatic replies such as out-of-office notices.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: plainText(letter, say),
    html: replyHtml(letter),
    attachments: calendar
      ? [
          {
            filename: 'appointment.ics',
            content: calendar,
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ]
      : [],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
