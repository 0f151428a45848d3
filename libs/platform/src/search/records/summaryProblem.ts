import { vehicleSchema } from '@forecourt/domain';
import { z } from 'zod';

const money = z.number().int().nullable();
const percent = z.number().min(0).max(1_000);

const financeSchema = z.object({
  provider: z.string().regex(/^[a-z0-9]{2,40}$/, 'the key of a lender, in small letters and digits'),
  amount: money,
  per: z.enum(['week', 'month']),
  weekly: money,
  interestRate: percent,
  comparisonRate: percent,
  termYears: z.number().nullable(),
  deposit: money,
  finalPayment: money,
  note: z.string().nullable(),
});

/** What a card reads of a vehicle (`VehicleSummary`). */
const summarySchema = vehicleSchema
  .pick({
    id: true,
    slug: true,
    item_type: true,
    name: true,
    make: true,
    model: true,
    badge: true,
    series: true,
    year: true,
    price: true,
    before_price: true,
    subscription_price: true,
    preorder: true,
    price_type: true,
    status: true,
    reserved: true,
    sold: true,
    car_type: true,
    km: true,
    colour: true,
    simple_body: true,
    simple_fuel: true,
    simple_transmission: true,
    tag: true,
    certified: true,
    created_at: true,
    primary_image_url: true,
    photos_count: true,
    city: true,
    state: true,
    location_name: true,
    dealership_id: true,
    stocknum: true,
    autograb_data: true,
    images: true,
  })
  .extend({ sleeps: z.number().nullable(), finance: financeSchema.nullable() });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is wrong with the summary of a record, by which pages draw its card.
 * @returns the field and what would be right, or null where nothing is wrong
 * @example summaryProblem({ id: 'car-1', slug: 'a-car' }) // 'summary.item_type: missing'
 */
export function summaryProblem(summary: unknown): string | null {
  if (!isObject(summary)) return 'summary: expected an object, as cards show it';
  // The schema fills in what an import leaves out; a record is stored as it comes.
  const missing = Object.keys(summarySchema.shape).find((name) => summary[name] === undefined);
  if (missing) return `summary.${missing}: missing`;
  const { error } = summarySchema.safeParse(summary);
  const [first] = error?.issues ?? [];
  return first ? `summary.${first.path.join('.')}: ${first.message}` : null;
}

/** Whether a card can be drawn of it at all: quick enough for every hit. */
export function isDrawable(summary: unknown): boolean {
  if (!isObject(summary)) return false;
  const { id, slug, name, images } = summary;
  return [id, slug, name].every((text) => typeof text === 'string' && text !== '') && Array.isArray(images);
}
