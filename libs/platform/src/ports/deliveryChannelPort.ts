import type { Lead, Site } from '@forecourt/domain';
import type { z } from 'zod';

/** A failure that a retry cannot solve: a person has to look at it. */
export class PermanentDeliveryError extends Error {}

/** One lead on its way to one destination. */
export interface ChannelParcel<Settings> {
  lead: Lead;
  site: Site;
  /** The destination's `settings` in the site's file, as the channel's schema has read them. */
  settings: Settings;
  /** Facts of the lead in words, the most important first, for receivers that people read. */
  facts: readonly (readonly [name: string, words: string])[];
  /** Secret that the destination names; null where it names none. */
  secret: string | null;
  /** The same in every try of one delivery, so that a receiver can tell a second try from a second lead. */
  idempotencyKey: string;
  now: Date;
  /** Aborted when the time for the call is over. Hand it to `fetch`. */
  signal: AbortSignal;
}

/** A way to deliver leads. */
export interface DeliveryChannel<Settings = unknown> {
  /** What a destination may say in `settings`. Site files are checked against it: take a strict object. */
  settings: z.ZodType<Settings>;
  /**
   * Delivers one lead.
   * @returns what the receiver answered, in a few words and without anything personal: it is logged and stored
   * @throws when it was not accepted: it is tried again, or parked for a person after a `PermanentDeliveryError`
   */
  deliver(parcel: ChannelParcel<Settings>): Promise<string>;
}

/** Channels by the names that site files give. */
export type DeliveryChannels = Readonly<Record<string, DeliveryChannel>>;

/** Defines a way to deliver leads; its settings have the type of its schema. */
export const defineChannel = <Settings>(channel: DeliveryChannel<Settings>): DeliveryChannel =>
  channel as DeliveryChannel;
