import { eq } from 'drizzle-orm';
import { deliveries } from '../database/schema/index.ts';
import type { OutboxMessage } from '../ports/leadPort.ts';
import type { SiteStore } from '../ports/sitePort.ts';
import { dealerMail, visitorMail, type DeliverDeps } from './destinations/deliver.ts';
import type { LeadDatabase } from '../database/leadDatabase.ts';
import { findLead } from './leadStore.ts';
import { replyText } from './replies/replyText.ts';
import { readVisitorDestination } from './replies/visitorDestination.ts';

export interface OutboxDeps extends Pick<
  DeliverDeps,
  'config' | 'look' | 'publicSite' | 'forms' | 'inventory' | 'cancelLinks'
> {
  database: LeadDatabase;
  sites: Pick<SiteStore, 'bySlug'>;
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The message of a delivery, composed again from the lead. */
export async function outboxMessage(deliveryId: string, parts: OutboxDeps): Promise<OutboxMessage | null> {
  const { database, sites } = parts;
  const [row] = await database.select().from(deliveries).where(eq(deliveries.id, deliveryId)).limit(1);
  const site = row && sites.bySlug(row.siteSlug);
  const lead = row && (await findLead(database, row.siteSlug, row.leadId));
  if (!row || !site || !lead) return null;
  const visitor = readVisitorDestination(row.destinationId, row.type);
  if (visitor?.type === 'visitor-text') {
    const text = replyText(lead, site, visitor.outcome);
    return { to: lead.phone, subject: null, text, html: null, calendar: null };
  }
  if (visitor) {
    const mail = visitorMail({ lead, site, destination: visitor }, parts);
    const [calendar] = mail.attachments ?? [];
    return {
      to: lead.email,
      subject: mail.subject ?? null,
      text: inWords(mail.text),
      html: inWords(mail.html),
      calendar: calendar ? inWords(calendar.content) : null,
    };
  }
  const own = site.leadDestinations.find(({ id }) => id === row.destinationId);
  if (own?.type !== 'email') return null;
  const mail = await dealerMail({ lead, site, destination: own }, parts);
  const words = { text: inWords(mail.text), html: inWords(mail.html) };
  return { to: own.to, subject: mail.subject ?? null, ...words, calendar: null };
}

/** Whether there is a mail to the visitor of a lead, in whatever state. */
export async function hasReply(database: LeadDatabase, leadId: string): Promise<boolean> {
  const rows = await database.select().from(deliveries).where(eq(deliveries.leadId, leadId));
  return rows.some(({ type }) => type === 'visitor-mail');
}
