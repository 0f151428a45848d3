import type { Vehicle } from '@forecourt/domain';

/** Makes status and `sold` consistent: if either says sold, the vehicle is sold. */
function withOneStatus(vehicle: Vehicle, stored: Vehicle | null, now: number): Vehicle {
  const sold = vehicle.sold || vehicle.status === 'sold';
  if (!sold) return vehicle.sold_date_timestamp === null ? vehicle : { ...vehicle, sold_date_timestamp: null };
  const soldAt = vehicle.sold_date_timestamp ?? stored?.sold_date_timestamp ?? now;
  return { ...vehicle, sold: true, status: 'sold', sold_date_timestamp: soldAt };
}

/**
 * Merges a vehicle of a feed into the stored one. The feed's fields win; all others, such as a reservation or a tag set
 * by hand, stay.
 * @param providedFields fields that the feed decides
 * @param now seconds since 1970, UTC
 */
export function mergeVehicle(
  fromFeed: Vehicle,
  providedFields: readonly string[],
  stored: Vehicle | null,
  now: number,
): Vehicle {
  const provides = (field: keyof Vehicle): boolean => providedFields.includes(field);
  const decided = ['dealership_id', 'dealership_name', 'dealership_slug', 'stocknum', ...providedFields];
  const fromFeedFields = Object.fromEntries(Object.entries(fromFeed).filter(([field]) => decided.includes(field)));
  const merged: Vehicle = stored ? ({ ...fromFeed, ...stored, ...fromFeedFields } as Vehicle) : { ...fromFeed };
  if (stored && provides('name') && !provides('slug')) merged.slug = stored.slug;
  if (provides('sold') && !provides('status'))
    merged.status = merged.sold ? 'sold' : merged.status === 'sold' ? 'in_stock' : merged.status;
  if (provides('status') && !provides('sold')) merged.sold = merged.status === 'sold';
  if (provides('nvic') && !provides('has_nvic')) merged.has_nvic = merged.nvic !== null;
  if (provides('images')) {
    if (!provides('photos_count')) merged.photos_count = merged.images.length;
    if (!provides('primary_image_url')) merged.primary_image_url = merged.images[0]?.url ?? null;
  }
  return withOneStatus({ ...merged, updated_at: provides('updated_at') ? merged.updated_at : now }, stored, now);
}
