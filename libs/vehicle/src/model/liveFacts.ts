import { vehicleStatuses, type Vehicle } from '@forecourt/domain';

/** What may have changed since a vehicle's page was stored. Money in cents. */
export type LiveFields = Pick<
  Vehicle,
  | 'status'
  | 'sold'
  | 'reserved'
  | 'price'
  | 'before_price'
  | 'subscription_price'
  | 'price_type'
  | 'tag'
  | 'updated_at'
  | 'photos_count'
>;

export interface LiveFacts {
  /** Number of views. */
  views: number;
  fields: LiveFields;
  /** ISO instant at which a paid deposit lapses; null where unknown or where nothing is paid. */
  reservedUntil: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const orNull =
  <T>(check: (value: unknown) => value is T) =>
  (value: unknown): value is T | null =>
    value === null || check(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isStatus = (value: unknown): value is Vehicle['status'] =>
  isText(value) && (vehicleStatuses as readonly string[]).includes(value);

const checks: { [Name in keyof LiveFields]: (value: unknown) => value is LiveFields[Name] } = {
  status: isStatus,
  sold: isFlag,
  reserved: isFlag,
  price: orNull(isCount),
  before_price: orNull(isCount),
  subscription_price: orNull(isCount),
  price_type: orNull(isText),
  tag: orNull(isText),
  updated_at: isCount,
  photos_count: isCount,
};

/** Parses the answer of `view.json`. Null for anything invalid, so that a page never shows half of it. */
export function readLiveFacts(answer: unknown): LiveFacts | null {
  if (!isRecord(answer) || !isCount(answer['views'])) return null;
  const carFields = answer['car_fields'];
  if (!isRecord(carFields)) return null;
  const names = Object.keys(checks) as (keyof LiveFields)[];
  if (!names.every((name) => checks[name](carFields[name]))) return null;
  const fields = Object.fromEntries(names.map((name) => [name, carFields[name]])) as unknown as LiveFields;
  const until = carFields['reserved_until'];
  const reservedUntil = isText(until) && !Number.isNaN(Date.parse(until)) ? until : null;
  return { views: answer['views'], fields, reservedUntil };
}

/** The vehicle updated by the live facts; as it was served where they are not newer. */
export function withLiveFacts<T extends { updated_at: number }>(vehicle: T, facts: LiveFacts | null): T {
  if (!facts || facts.fields.updated_at < vehicle.updated_at) return vehicle;
  return { ...vehicle, ...facts.fields };
}

/** Whether a page that was stored with the vehicle shows something that is not so any more, or lacks until when it is held. */
export function isOutdated(vehicle: Partial<LiveFields> & Pick<LiveFields, 'updated_at'>, facts: LiveFacts): boolean {
  if (facts.reservedUntil !== null) return true;
  if (facts.fields.updated_at < vehicle.updated_at) return false;
  const names = Object.keys(checks) as (keyof LiveFields)[];
  return names.some((name) => name !== 'updated_at' && name in vehicle && vehicle[name] !== facts.fields[name]);
}

/** Address of the live facts. @param siteSlug the site's `website_id` */
export function liveFactsPath(
  vehicle: Pick<Vehicle, 'slug' | 'photos_count' | 'updated_at'>,
  siteSlug: string,
): string {
  const { slug, photos_count, updated_at } = vehicle;
  const query = new URLSearchParams({
    photos_count: String(photos_count),
    updated_at: String(updated_at),
    website_id: siteSlug,
  });
  return `/api/cars/${slug}/view.json?${query}`;
}
