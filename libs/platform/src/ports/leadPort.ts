import type { Lead, LeadDestination, ReplyOutcome, Site } from '@forecourt/domain';

export type LeadResult =
  | { ok: true; lead_id: string; redirect: string; category: string; subcategory: string | null }
  | { ok: false; status: number; error: string; fieldErrors: Record<string, string> };

export interface LeadContext {
  url: string;
  userAgent: string;
  /** Address of the visitor, for rate limits only; never stored. */
  address: string;
  /** Phone of the visitor's session, proved by a code. */
  provenPhone?: string | null;
  /** Whether the form's own script sent it, which says when the form was begun. @default false */
  byScript?: boolean;
  /** When the request was received, even if it is handled later. */
  now: Date;
}

export type DeliveryState = 'pending' | 'delivered' | 'parked' | 'held';

/** How a lead is delivered: to a system of the dealer, or to the visitor. */
export type DeliveryType = LeadDestination['type'] | VisitorDestination['type'];

export interface Delivery {
  id: string;
  lead_id: string;
  site_slug: string;
  destination: string;
  type: DeliveryType;
  state: DeliveryState;
  attempts: { at: Date; ok: boolean; detail: string }[];
  next_attempt_at: Date | null;
}

/** A mail or text message, for the demo's outbox page. */
export interface OutboxMessage {
  to: string;
  subject: string | null;
  text: string;
  /** Without scripts and pictures; null for a text message. */
  html: string | null;
  /** The attached calendar file. */
  calendar: string | null;
}

export interface LeadService {
  /**
   * Checks a form, stores lead and deliveries in one transaction, and returns the next page. Never throws for bad
   * input.
   */
  submit(site: Site, values: Readonly<Record<string, unknown>>, context: LeadContext): Promise<LeadResult>;
  /** A signed token of when a form was opened; the form sends it along. */
  begin(site: Site, at: Date): string;
  lead(site: Site, leadId: string): Promise<Lead | null>;
  /** Enquiries that gave this phone, newest first, at most 50. They say nothing about the sender, who is not verified. */
  byPhone(site: Site, phone: string): Promise<SentEnquiry[]>;
  /** Newest first, over all sites: for the demo's outbox page. */
  outbox(limit: number): Promise<{ lead: Lead; deliveries: Delivery[] }[]>;
  /** Whether the visitor gets a mail about a lead, now or once it is released. */
  hasReply(site: Site, leadId: string): Promise<boolean>;
  /** The booked time of a lead as a calendar file; null where none is booked. */
  calendar(site: Site, leadId: string): Promise<string | null>;
  /** The message of a delivery, for the demo's outbox page. Null for deliveries other than mail and text messages. */
  message(deliveryId: string): Promise<OutboxMessage | null>;
  /** Leads held as suspected spam, newest first, over all sites. */
  held(limit: number): Promise<{ lead: Lead; deliveries: Delivery[] }[]>;
  /** Sends a held lead to its destinations, once. @returns false for one that is not held */
  release(leadId: string): Promise<boolean>;
  /** Puts a parked delivery back in the queue. */
  replay(deliveryId: string): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * What the owner of a phone may see of an enquiry that gave it. The sender is not verified, so there is no name and no
 * message.
 */
export interface SentEnquiry {
  lead_id: string;
  category: string;
  subcategory: string | null;
  car_id: string | null;
  /** Name of the vehicle at the time; null where it was about none. */
  car_name: string | null;
  sent_at: Date;
}

export type ReplyChannel = 'mail' | 'text';

/** The visitor of a lead as a destination: by mail or text message, for the first reply or for one about an outcome. */
export type VisitorDestination = {
  [Way in ReplyChannel]: {
    /** @example 'visitor:mail:reservation-lapsed' */
    id: string;
    type: `visitor-${Way}`;
    outcome: ReplyOutcome | undefined;
  };
}[ReplyChannel];
