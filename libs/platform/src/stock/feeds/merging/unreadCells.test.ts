import { vehicleSchema, type Vehicle } from '@forecourt/domain';
import { sampleCaravan, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { csv, makeFeedFixture } from '../testing/feedFixture.ts';
import { ownFields, stepsFor } from '../vehicleFields.ts';

const fixture = makeFeedFixture();
const money = new Set(['price', 'before_price', 'subscription_price']);
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A vehicle as a dealer would write it in a spreadsheet. */
function cellOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (money.has(field)) return String(Number(value) / 100);
  if (field === 'images') return (value as { url: string }[]).map(({ url }) => url).join('|');
  if (Array.isArray(value)) return value.join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const fields = Object.keys(vehicleSchema.shape).filter((field) => !ownFields.includes(field));
const vehicle: Vehicle = {
  ...sampleVehicle,
  caravan: sampleCaravan.caravan,
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
};
const feedOf = (changed: Readonly<Record<string, string>> = {}): string =>
  csv(
    fields.join(','),
    fields.map((field) => quoted(changed[field] ?? cellOf(field, vehicle[field as keyof Vehicle]))).join(','),
  );

/** Fields that say what the vehicle is: without them there is no row, and the vehicle stays as it is. By its id it is known without its stock number. */
const needed = new Set(['id', 'make', 'model', 'car_type']);
/** Lists of any texts, in which every text can be read. */
const lists = new Set(['thumbnails', 'categories', 'standardEquipment', 'payment_processors']);
const typed = fields.filter((field) => !lists.has(field) && (stepsFor(field)?.length ?? 0) > 0);
const letters = [...fields.map((field) => [field, 'lost \ufffd letters'])];
const strange = [...typed, 'status', 'item_type', 'state', 'vin'].map((field) => [field, 'what is this']);

it.each([...letters, ...strange])(
  'keeps what is stored of %s where its cell says %j',
  async (field = '', text = '') => {
    await fixture.run(feedOf());
    const [before] = await fixture.stock();
    const repriced: Record<string, string> = field === 'price' ? {} : { price: '1.00' };
    const report = await fixture.run(feedOf({ ...repriced, [field]: text }));
    expect(report).toMatchObject(needed.has(field) ? { rejected: 1, warnings: 0 } : { rejected: 0, warnings: 1 });
    const price = needed.has(field) || field === 'price' ? before?.price : 100;
    expect(await fixture.stock()).toEqual([{ ...before, price, updated_at: expect.any(Number) }]);
  },
);
