import type { Vehicle } from '@forecourt/domain';

/** Makes status and `sold` consistent: if either says sold, the vehicle is sold. */
function withOneStatus(vehicle: Vehicle, stored: Vehicle | null, now: number): Vehicle {
  const sold = vehicle.sold || vehicle.status === 'sold';
  if (!sold) return vehicle.sold_date_timestamp === null ? vehicle : { ...vehicle, sold_date_timestamp: null };
  const soldAt = vehicle.sold_date_timestamp ?? stored?.sold_date_timestamp ?? now;
  return { ...vehicle, sold: true, status: 'sold', sold_date_timestamp: soldAt };
}

const siteFields = ['dealership_id', 'dealership_name', 'dealership_slug', 'stocknum'];

function copyField<Field extends keyof Vehicle>(from: Vehicle, to: Vehicle, field: Field): void {
  if (field in from) to[field] = from[field];
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
  const merged = { ...fromFeed, ...stored } as Vehicle;
  if (stored)
    for (const field of [...siteFields, ...providedFields]) copyField(fromFeed, merged, field as keyof Vehicle);
  if (stored && provides('name') && !provides('slug')) merged.slug = stored.slug;
  if (provides('sold') && !provides('status'))
    merged.status = merged.sold ? 'sold' : merged.status === 'sold' ? 'in_stock' : merged.status;
  if (provides('status') && !provides('sold')) merged.sold = merged.status === 'sold';
  if (provides('nvic') && !provides('has_nvic')) merged.has_nvic = merged.nvic !== null;
  if (provides('images')) {
    if (!provides('photos_count')) merged.photos_count = merged.images.length;
    if (!provides('primary_image_url')) merged.primary_image_url = merged.images[0]?.url ?? null;
  }
  if (!provides('updated_at')) merged.updated_at = now;
  return withOneStatus(merged, stored, now);
}
