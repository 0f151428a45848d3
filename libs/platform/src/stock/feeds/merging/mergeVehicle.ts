import type { Vehicle } from '@forecourt/domain';
import { mergeState } from '../stockState/mergeState.ts';
import type { RowState } from '../stockState/readState.ts';
import { keepUnread } from './keepUnread.ts';

/** A vehicle as a row of a feed has it. */
export interface FeedVehicle {
  vehicle: Vehicle;
  /** What the row says of its state, which alone decides of it. */
  state: RowState;
  /** Paths of the other fields whose cells cannot be read: what is stored of them stays. */
  unread: readonly string[];
  /** The id that the feed has for it, where it is stored under another: it came without one at first. */
  feedId: string | null;
}

const siteFields = ['dealership_id', 'dealership_name', 'dealership_slug', 'stocknum'];

function copyField<Field extends keyof Vehicle>(from: Vehicle, to: Vehicle, field: Field): void {
  if (field in from) to[field] = from[field];
}

function saleDate(merged: Vehicle, stored: Vehicle | null, now: number): number | null {
  return merged.sold ? (merged.sold_date_timestamp ?? stored?.sold_date_timestamp ?? now) : null;
}

/**
 * Merges a vehicle of a feed into the stored one. The feed's fields win where they can be read; all others, such as a
 * reservation or a tag set by hand, stay.
 * @param providedFields fields that the feed decides
 * @param now seconds since 1970, UTC
 */
export function mergeVehicle(
  { vehicle: fromFeed, state, unread, feedId }: FeedVehicle,
  providedFields: readonly string[],
  stored: Vehicle | null,
  now: number,
): Vehicle {
  const provides = (field: keyof Vehicle): boolean => providedFields.includes(field);
  let merged = { ...fromFeed, ...stored } as Vehicle;
  if (stored) {
    for (const field of [...siteFields, ...providedFields]) copyField(fromFeed, merged, field as keyof Vehicle);
    if (unread.length > 0) merged = keepUnread(merged, unread, stored);
  }
  if (stored && provides('name') && !provides('slug')) merged.slug = stored.slug;
  if (provides('nvic') && !provides('has_nvic')) merged.has_nvic = merged.nvic !== null;
  if (provides('images')) {
    if (!provides('photos_count')) merged.photos_count = merged.images.length;
    if (!provides('primary_image_url')) merged.primary_image_url = merged.images[0]?.url ?? null;
  }
  if (!provides('updated_at')) merged.updated_at = now;
  Object.assign(merged, mergeState(state, stored));
  const id = feedId ?? stored?.feed_state?.id;
  if (id !== undefined) merged.feed_state = { ...merged.feed_state, id };
  merged.sold_date_timestamp = saleDate(merged, stored, now);
  return merged;
}
