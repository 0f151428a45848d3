import type { Lead, Site } from '@forecourt/domain';
import type { DeliveryQueue } from '../jobs/deliveryQueue.ts';
import { destinationsFor } from './destinationsFor.ts';
import type { LeadDatabase, LeadTransaction } from '../database/leadDatabase.ts';
import { storeLead } from './leadStore.ts';
import { openReplyPlan, type PlanReplies } from './replies/replyPlan.ts';

export interface LeadRequest {
  site: Site;
  lead: Lead;
  /** Idempotency key: a lead is stored once for each key. */
  key: string;
  /** Phone of the session, verified by a code. */
  provenPhone?: string | null;
  /** Further writes in the same transaction, such as an appointment. If it throws, nothing is stored. */
  alongside?: (tx: LeadTransaction) => Promise<void>;
}

/**
 * Stores a lead with a delivery for each of the dealer's destinations and the replies to the visitor.
 * @returns false when a lead with that key exists already
 */
export type SaveLead = (request: LeadRequest) => Promise<boolean>;

export function openSaveLead(
  database: LeadDatabase,
  queue: DeliveryQueue,
  /** @default limits replies to one person */
  planReplies: PlanReplies = openReplyPlan(database),
): SaveLead {
  return async ({ site, lead, key, provenPhone, alongside }) => {
    const { replies, withheld } = await planReplies(site, lead, provenPhone);
    const destinations = destinationsFor(site, lead);
    return storeLead(database, queue, { lead, key, destinations, replies, withheld, alongside });
  };
}
