import { siteSchema, vehicleSchema, type Site, type SiteInput, type Vehicle } from '@forecourt/domain';

/** A sequence of numbers from 0 to below 1 that is the same for the same seed, on every machine. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const models: readonly (readonly [make: string, model: string, body: string])[] = [
  ['Toyota', 'RAV4', 'SUV'],
  ['Toyota', 'Corolla', 'Hatch'],
  ['Toyota', 'LandCruiser', 'suv'],
  ['Toyota', 'Landcruiser', 'SUV'],
  ['Mazda', 'CX-5', 'SUV'],
  ['Mazda', 'BT-50', 'Ute'],
  ['Kia', 'Picanto', 'hatch'],
  ['Land Rover', 'Range Rover Sport', 'SUV'],
  ['Jayco', 'Journey', 'Caravan'],
];
const colours = ['White', 'Black', 'Grey', 'Citroën "rouge"', 'O’Neill blue'];
const features = ['Apple CarPlay', 'Roof rails', 'Heated mirrors', 'Towbar'];
const tags = [null, 'Test Drive Only', '-10% today', 'AND more'];

/** Moment the samples are built around. */
export const sampleNow = new Date('2026-11-10T09:30:00Z');

/** Vehicles with every kind of gap and oddity stock has, the same for the same seed. */
export function sampleStock(count: number, seed: number, dealershipIds: readonly string[]): Vehicle[] {
  const next = numbersFrom(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value;
  const seconds = sampleNow.getTime() / 1000;
  return Array.from({ length: count }, (_, place) => {
    const [make, model, simple_body] = pick(models);
    const sold = next() < 0.15;
    const year = 2015 + Math.floor(next() * 12);
    return vehicleSchema.parse({
      id: `car-${seed}-${place}`,
      slug: `car-${seed}-${place}`,
      name: `${year} ${make} ${model}`,
      make,
      model,
      simple_body,
      year: next() < 0.05 ? null : year,
      price: next() < 0.1 ? null : Math.floor(next() * 90) * 100_000,
      km: next() < 0.1 ? null : Math.floor(next() * 40) * 5_000,
      colour: pick(colours),
      simple_fuel: pick(['Petrol', 'Diesel', 'Electric', null]),
      seats: pick([2, 5, 7, null]),
      car_type: pick(['new', 'used', 'demo'] as const),
      item_type: make === 'Jayco' ? 'caravan' : 'car',
      status: sold ? 'sold' : pick(['in_stock', 'in_stock', 'coming_soon'] as const),
      sold,
      sold_date_timestamp: sold ? seconds - Math.floor(next() * 6 * 86_400) : null,
      show_on_dealer_website: next() > 0.05,
      reserved: next() < 0.1,
      certified: next() < 0.2,
      tag: pick(tags),
      photos_count: Math.floor(next() * 3),
      categories: features.filter(() => next() < 0.3).map((name) => `With ${name}`),
      standardEquipment: features.filter(() => next() < 0.5),
      city: pick(['Fremantle', 'Perth', null]),
      state: 'WA',
      dealership_id: pick(dealershipIds),
      dealership_slug: 'sample',
      created_at: seconds - place * 3_600,
      updated_at: seconds,
      custom_rank: Math.floor(next() * 20),
    });
  });
}

/** A site that shows the stock of some dealerships. */
export function sampleSiteOf(dealershipIds: readonly string[], search: SiteInput['search'] = {}): Site {
  const slug = dealershipIds.join('-').toLowerCase();
  return siteSchema.parse({
    slug,
    name: slug,
    template: 'group',
    theme: 'plain',
    tagline: 'Sample',
    description: 'Sample',
    dealerships: dealershipIds.map((id) => ({ id, slug: id.toLowerCase(), name: id })),
    stockDealershipIds: [...dealershipIds],
    search,
  });
}
