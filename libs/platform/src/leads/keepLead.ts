import type { Lead, Site } from '@forecourt/domain';
import type { DeliveryQueue } from '../jobs/deliveryQueue.ts';
import { destinationsFor } from './destinationsFor.ts';
import type { LeadDatabase, LeadTransaction } from '../database/leadDatabase.ts';
import { storeLead } from './leadStore.ts';
import { openReplyPlan, type PlanReplies } from './replies/replyPlan.ts';

export interface LeadToKeep {
  site: Site;
  lead: Lead;
  /** Under which it is kept once. */
  key: string;
  /** Phone of the session, proved by a code. */
  provenPhone?: string | null;
  /** What has to hold together with the lead, such as an appointment. Throwing stores none of it. */
  alongside?: (tx: LeadTransaction) => Promise<void>;
}

/**
 * Stores a lead with all that follows from it: a delivery for each of the dealer's destinations, and the replies to its
 * visitor.
 * @returns false when a lead of that key is already there
 */
export type KeepLead = (given: LeadToKeep) => Promise<boolean>;

export function openKeepLead(
  database: LeadDatabase,
  queue: DeliveryQueue,
  /** @default replies to one person are limited */
  planReplies: PlanReplies = openReplyPlan(database),
): KeepLead {
  return async ({ site, lead, key, provenPhone, alongside }) => {
    const { replies, withheld } = await planReplies(site, lead, provenPhone);
    const destinations = destinationsFor(site, lead);
    return storeLead(database, queue, { lead, key, destinations, replies, withheld, alongside });
  };
}
