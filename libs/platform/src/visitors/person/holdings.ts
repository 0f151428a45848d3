import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  appointments,
  deliveries,
  editorInvitations,
  editorPasskeys,
  leads,
  leadTimeline,
  onlinePayments,
  prizeDraws,
  purchaseDrafts,
  reservations,
  savedSearches,
  signInCodes,
  tradeIns,
  uploads,
  visitorSessions,
  watchlistEntries,
} from '../../database/schema/index.ts';
import { mentioning, ofContact, ofPhone, onSite, type Person } from './person.ts';

/** What one table holds of a person. */
export interface Holding {
  /** What its rows are called. @example 'enquiries' */
  name: string;
  table: PgTable;
  /** Rows about the person. */
  isAbout: SQL;
  /** Rows that something under way still needs: they stay until it has ended. */
  isNeeded?: SQL;
  /** Rows that stay for the books, and what takes the place of who it was in them. */
  forBooks?: { isOne: SQL; without: Record<string, unknown> };
}

const inBooks = (money: SQL): SQL => sql`${money} in ('captured', 'refunded')`;
const moneyMoves = (money: SQL): SQL => sql`${money} in ('authorised', 'release-due', 'refund-due')`;
const nobody = { name: '', last_name: '', email: '', phone: '' };

/**
 * Tables that hold data of a person. Those that lead to a row of another table come before it, so that it is still there
 * to be found by. Every other table of the schema holds nothing of a person (`person.test.ts` keeps the list).
 */
export function holdingsOf(person: Person): Holding[] {
  const aboutLead = onSite(person, leads.siteSlug, ofContact(person, leads.data));
  const theirLeads = sql`(select ${leads.id} from ${leads} where ${aboutLead})`;
  const aboutTradeIn = onSite(
    person,
    tradeIns.siteSlug,
    ofPhone(person, tradeIns.phone),
    sql`${tradeIns.leadId} in ${theirLeads}`,
  );
  const aboutDraft = onSite(
    person,
    purchaseDrafts.siteSlug,
    ofPhone(person, purchaseDrafts.phone),
    mentioning(person, purchaseDrafts.steps),
  );
  const owners = sql`(select ${leads.id} from ${leads} where ${aboutLead}
    union all select ${leads.idempotencyKey} from ${leads} where ${aboutLead}
    union all select ${tradeIns.id} from ${tradeIns} where ${aboutTradeIn}
    union all select ${purchaseDrafts.id} from ${purchaseDrafts} where ${aboutDraft})`;
  return [
    {
      name: 'uploaded files',
      table: uploads,
      isAbout: onSite(person, uploads.siteSlug, sql`${uploads.owner} in ${owners}`),
    },
    { name: 'trade-ins', table: tradeIns, isAbout: aboutTradeIn },
    {
      name: 'orders',
      table: purchaseDrafts,
      isAbout: aboutDraft,
      isNeeded: sql`${purchaseDrafts.state} = 'paying'`,
    },
    {
      name: 'reservations',
      table: reservations,
      isAbout: onSite(
        person,
        reservations.siteSlug,
        ofPhone(person, reservations.visitorPhone),
        ofContact(person, reservations.visitor),
      ),
      isNeeded: sql`(${reservations.state} in ('paying', 'held') or ${reservations.dueAt} is not null
        or ${moneyMoves(sql`${reservations.money}`)})`,
      forBooks: {
        isOne: inBooks(sql`${reservations.money}`),
        without: {
          visitor: { ...nobody, postcode: '' },
          visitorPhone: null,
          enquiry: { fields: {}, message: '', opt_in: false, user_agent: '', lead_attributes: {} },
          cardFingerprint: null,
          sessionUrl: null,
          leadId: null,
        },
      },
    },
    {
      name: 'payments',
      table: onlinePayments,
      isAbout: onSite(
        person,
        onlinePayments.siteSlug,
        ofPhone(person, onlinePayments.visitorPhone),
        ofContact(person, onlinePayments.payer),
      ),
      isNeeded: sql`(${onlinePayments.state} = 'paying' or ${onlinePayments.dueAt} is not null
        or ${moneyMoves(sql`${onlinePayments.money}`)})`,
      forBooks: {
        isOne: inBooks(sql`${onlinePayments.money}`),
        without: {
          payer: nobody,
          visitorPhone: null,
          device: null,
          userAgent: '',
          visit: null,
          reference: '',
          sessionUrl: null,
          leadId: null,
        },
      },
    },
    {
      name: 'watched vehicles',
      table: watchlistEntries,
      isAbout: onSite(person, watchlistEntries.siteSlug, ofPhone(person, watchlistEntries.phone)),
    },
    {
      name: 'saved searches',
      table: savedSearches,
      isAbout: onSite(person, savedSearches.siteSlug, ofPhone(person, savedSearches.phone)),
    },
    {
      name: 'prizes',
      table: prizeDraws,
      isAbout: onSite(person, prizeDraws.siteSlug, ofPhone(person, prizeDraws.phone)),
    },
    {
      name: 'sign-in codes',
      table: signInCodes,
      isAbout: onSite(person, signInCodes.siteSlug, ofPhone(person, signInCodes.phone)),
    },
    {
      name: 'sign-ins',
      table: visitorSessions,
      isAbout: onSite(person, visitorSessions.siteSlug, ofPhone(person, visitorSessions.phone)),
    },
    {
      name: 'passkeys',
      table: editorPasskeys,
      isAbout: onSite(person, editorPasskeys.siteSlug, ofPhone(person, editorPasskeys.phone)),
    },
    {
      name: 'invitations',
      table: editorInvitations,
      isAbout: onSite(person, editorInvitations.siteSlug, ofPhone(person, editorInvitations.phone)),
    },
    { name: 'appointments', table: appointments, isAbout: sql`${appointments.leadId} in ${theirLeads}` },
    { name: 'timeline entries', table: leadTimeline, isAbout: sql`${leadTimeline.leadId} in ${theirLeads}` },
    { name: 'deliveries', table: deliveries, isAbout: sql`${deliveries.leadId} in ${theirLeads}` },
    { name: 'enquiries', table: leads, isAbout: aboutLead },
  ];
}

export const keptIn = ({ isNeeded }: Holding): SQL => isNeeded ?? sql`false`;
