import { replyKindOf, type Lead, type Site } from '@forecourt/domain';
import { createHash } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { openVisitorLimit } from '../../limits/visitorLimit.ts';
import type { LeadDatabase } from '../../database/leadDatabase.ts';
import { visitorDestination } from './visitorDestination.ts';
import type { VisitorDestination } from '../../ports/leadPort.ts';

/** How much one person can be sent through our forms, by whoever fills them in, on all sites together. */
export interface ReplyLimits {
  mailsPerHour: number;
  mailsPerDay: number;
  textsPerDay: number;
}

export const defaultReplyLimits: ReplyLimits = { mailsPerHour: 10, mailsPerDay: 30, textsPerDay: 5 };

export interface ReplyPlan {
  replies: VisitorDestination[];
  /** Why a reply that was due is not sent; null where all are. Without a word of the visitor's. */
  withheld: string | null;
}

/** What the visitor of a new lead is sent. Counts what it plans, so ask once for each lead. */
export type PlanReplies = (site: Site, lead: Lead, provenPhone?: string | null) => Promise<ReplyPlan>;

/** Text in an address behind a plus leads to the same person. */
const mailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether a site sends a mail about a lead at all, and has somebody to send it to. */
function isMailed({ replies }: Pick<Site, 'replies'>, lead: Lead): boolean {
  return replies.mail && replies.kinds[replyKindOf(lead)]?.send !== false && lead.email !== '';
}

/** Only to mobiles whose owner asked for texts, or proved the number to the site. */
function isTexted({ replies }: Site, lead: Lead, provenPhone: string | null): boolean {
  const isWanted = ['PreferredContactMethod', 'Contact by'].some((name) => lead.fields[name] === 'SMS');
  const isAllowed = replies.texts && replies.kinds[replyKindOf(lead)]?.send !== false;
  return isAllowed && lead.phone.startsWith('+614') && (isWanted || lead.phone === provenPhone);
}

/** What is due, whoever it was sent to before. */
function dueReplies(site: Site, lead: Lead, provenPhone: string | null): VisitorDestination[] {
  return [
    ...(isMailed(site, lead) ? [visitorDestination('mail')] : []),
    ...(isTexted(site, lead, provenPhone) ? [visitorDestination('text')] : []),
  ];
}

/** For leads that somebody paid for: nobody floods a stranger that way, and who paid must be told. */
export const planAllReplies: PlanReplies = async (site, lead, provenPhone = null) => ({
  replies: dueReplies(site, lead, provenPhone),
  withheld: null,
});

export function openReplyPlan(database: LeadDatabase, limits: Partial<ReplyLimits> = {}): PlanReplies {
  const { mailsPerHour, mailsPerDay, textsPerDay } = { ...defaultReplyLimits, ...limits };
  const limit = (name: string, points: number, seconds: number) =>
    openVisitorLimit(database as Db, { name, points, seconds });
  const mailsInHour = limit('reply-mails-hour', mailsPerHour, 3_600);
  const mailsInDay = limit('reply-mails-day', mailsPerDay, 86_400);
  const textsInDay = limit('reply-texts-day', textsPerDay, 86_400);

  const mayMail = async (email: string) => {
    const person = hashed(mailbox(email));
    return (await mailsInHour(person)) && (await mailsInDay(person));
  };
  return async (site, lead, provenPhone = null) => {
    const replies: VisitorDestination[] = [];
    const withheld: string[] = [];
    for (const reply of dueReplies(site, lead, provenPhone)) {
      const isMail = reply.type === 'visitor-mail';
      if (await (isMail ? mayMail(lead.email) : textsInDay(hashed(lead.phone)))) replies.push(reply);
      else
        withheld.push(
          `No reply by ${isMail ? 'mail: too many to one address' : 'text message: too many to one number'}.`,
        );
    }
    return { replies, withheld: withheld.join(' ') || null };
  };
}
