import { vehicleSchema, type Vehicle } from '@forecourt/domain';
import { ownFields } from '../vehicleFields.ts';
import { csv } from './feedFixture.ts';

/** The fields of a vehicle that a feed may bring. */
export const feedFields = Object.keys(vehicleSchema.shape).filter((field) => !ownFields.includes(field));
const money = new Set(['price', 'before_price', 'subscription_price']);

/** Values of fields that the sample of a car leaves empty. */
export const setFields = {
  before_price: 4_599_000,
  subscription_price: 29_900,
  nvic: 'ABC123',
  has_nvic: true,
  tag: 'Test Drive Only',
  reserved: true,
  preorder: true,
  show_on_dealer_website: false,
  status: 'sold',
  sold: true,
  sold_date_timestamp: 1_790_000_000,
} satisfies Partial<Vehicle>;

function cellOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (money.has(field)) return String(Number(value) / 100);
  if (field === 'images') return (value as { url: string }[]).map(({ url }) => url).join('|');
  if (Array.isArray(value)) return value.join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A feed of one vehicle as a dealer would write it in a spreadsheet, with other texts in some cells. */
export function vehicleFeed(vehicle: Vehicle, changes: Readonly<Record<string, string>> = {}): string {
  const cells = feedFields.map((field) => changes[field] ?? cellOf(field, vehicle[field as keyof Vehicle]));
  return csv(feedFields.join(','), cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
}
