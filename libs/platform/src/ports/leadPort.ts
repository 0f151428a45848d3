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
  /** When it came in, whatever it waited for since. */
  now: Date;
}

export type DeliveryState = 'pending' | 'delivered' | 'parked' | 'held';

/** A way to a system of the dealer's, or to the visitor. */
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

/** A mail or text message, to be looked at. */
export interface OutboxMessage {
  to: string;
  subject: string | null;
  text: string;
  /** Without scripts and pictures; null for a text message. */
  html: string | null;
  /** A calendar file that comes with it. */
  calendar: string | null;
}

export interface LeadService {
  /** Checks, stores lead and deliveries in one transaction, and says where the visitor goes. Never throws for bad input. */
  submit(site: Site, values: Readonly<Record<string, unknown>>, context: LeadContext): Promise<LeadResult>;
  /** Signs that somebody began a form of the site at a moment, for the form to send along. */
  begin(site: Site, at: Date): string;
  lead(site: Site, leadId: string): Promise<Lead | null>;
  /** Enquiries that named a phone, newest first, at most 50: nothing of who wrote them, for nobody proved that. */
  byPhone(site: Site, phone: string): Promise<SentEnquiry[]>;
  /** Newest first, over all sites: for the demo's outbox page. */
  outbox(limit: number): Promise<{ lead: Lead; deliveries: Delivery[] }[]>;
  /** Whether the visitor of a lead is sent a mail about it, now or once it is let go. */
  isReplied(site: Site, leadId: string): Promise<boolean>;
  /** The booked time of a lead as a calendar file; null where none is booked. */
  calendar(site: Site, leadId: string): Promise<string | null>;
  /** A message as it is sent, or would be now: for the demo's outbox page. Null for deliveries other than mail and text messages. */
  message(deliveryId: string): Promise<OutboxMessage | null>;
  /** Suspect ones that are kept from their destinations, newest first, over all sites. */
  held(limit: number): Promise<{ lead: Lead; deliveries: Delivery[] }[]>;
  /** Sends a held lead on, once. False for one that is not held. */
  release(leadId: string): Promise<boolean>;
  /** Puts a parked delivery back in the queue. */
  replay(deliveryId: string): Promise<boolean>;
  close(): Promise<void>;
}

/** What the owner of a phone may see of an enquiry that named it. Who wrote it is not proved, so no name and no words. */
export interface SentEnquiry {
  lead_id: string;
  category: string;
  subcategory: string | null;
  car_id: string | null;
  /** What it was about, as the site called it then; null for no vehicle. */
  car_name: string | null;
  sent_at: Date;
}

export type ReplyWay = 'mail' | 'text';

/** The visitor of a lead as somewhere to deliver to: by mail or by text message, the first reply or one about an outcome. */
export type VisitorDestination = {
  [Way in ReplyWay]: {
    /** @example 'visitor:mail:reservation-lapsed' */
    id: string;
    type: `visitor-${Way}`;
    outcome: ReplyOutcome | undefined;
  };
}[ReplyWay];
