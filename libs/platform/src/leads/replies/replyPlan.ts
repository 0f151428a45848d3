import { replyKindOf, type Lead, type Site } from '@forecourt/domain';
import { createHash } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { openVisitorLimit } from '../../limits/visitorLimit.ts';
import type { LeadDatabase } from '../../database/leadDatabase.ts';
import { visitorDestination } from './visitorDestination.ts';
import type { VisitorDestination } from '../../ports/leadPort.ts';

/** Limits of messages to one person over all sites: anyone can enter a stranger's address in a form. */
export interface ReplyLimits {
  mailsPerHour: number;
  mailsPerDay: number;
  textsPerDay: number;
}

export const defaultReplyLimits: ReplyLimits = { mailsPerHour: 10, mailsPerDay: 30, textsPerDay: 5 };

export interface ReplyPlan {
  replies: VisitorDestination[];
  /** Why a reply is not sent; null where all are. Quotes nothing that the visitor wrote. */
  withheld: string | null;
}

/** Decides which replies the visitor of a new lead gets. Counts them towards the limits, so call it once for each lead. */
export type PlanReplies = (site: Site, lead: Lead, provenPhone?: string | null) => Promise<ReplyPlan>;

/** The address without a plus suffix, which leads to the same person. */
const mailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether the site's settings send a mail for this kind of lead, and the lead has an address. */
function getsMail({ replies }: Pick<Site, 'replies'>, lead: Lead): boolean {
  return replies.mail && replies.kinds[replyKindOf(lead)]?.send !== false && lead.email !== '';
}

/** Whether a text message is sent: only to mobiles whose owner asked for texts or verified the number. */
function getsText({ replies }: Site, lead: Lead, provenPhone: string | null): boolean {
  const isWanted = ['PreferredContactMethod', 'Contact by'].some((name) => lead.fields[name] === 'SMS');
  const isAllowed = replies.texts && replies.kinds[replyKindOf(lead)]?.send !== false;
  return isAllowed && lead.phone.startsWith('+614') && (isWanted || lead.phone === provenPhone);
}

/** The replies to send, before limits. */
function dueReplies(site: Site, lead: Lead, provenPhone: string | null): VisitorDestination[] {
  return [
    ...(getsMail(site, lead) ? [visitorDestination('mail')] : []),
    ...(getsText(site, lead, provenPhone) ? [visitorDestination('text')] : []),
  ];
}

/** No limits, for leads with a payment: paying prevents abuse, and payers must get their confirmation. */
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
