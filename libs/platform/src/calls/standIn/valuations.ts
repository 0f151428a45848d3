import { createHash } from 'node:crypto';
import { z } from 'zod';

interface Kind {
  make: string;
  model: string;
  badge: string;
  body: string;
  /** Dollars when new. */
  price: number;
}

const kinds: readonly Kind[] = [
  { make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport', body: 'SUV', price: 41_000 },
  { make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', body: 'Hatch', price: 33_000 },
  { make: 'Toyota', model: 'HiLux', badge: 'SR5', body: 'Ute', price: 62_000 },
  { make: 'Hyundai', model: 'i30', badge: 'Active', body: 'Hatch', price: 29_000 },
  { make: 'Kia', model: 'Sportage', badge: 'SX', body: 'SUV', price: 40_000 },
  { make: 'Ford', model: 'Ranger', badge: 'XLT', body: 'Ute', price: 64_000 },
  { make: 'Mitsubishi', model: 'Outlander', badge: 'LS', body: 'SUV', price: 42_000 },
  { make: 'Nissan', model: 'X-Trail', badge: 'ST-L', body: 'SUV', price: 45_000 },
  { make: 'Subaru', model: 'Forester', badge: '2.5i', body: 'SUV', price: 43_000 },
  { make: 'Volkswagen', model: 'Golf', badge: 'Life', body: 'Hatch', price: 40_000 },
  { make: 'Honda', model: 'CR-V', badge: 'VTi', body: 'SUV', price: 44_000 },
  { make: 'Suzuki', model: 'Swift', badge: 'GL', body: 'Hatch', price: 25_000 },
];

/** A number from 0 up to `max`, always the same for a plate and purpose. */
function numberFor(rego: string, purpose: string, max: number): number {
  return createHash('sha256').update(`${purpose} ${rego}`).digest().readUInt32BE(0) % max;
}

/** Prefixes of plates that are not registered, of an old car, and of a car with high kilometres. */
const special = { unknown: /^ZZZ/, old: /^OLD/, far: /^FAR/ } as const;

/** The fictional car of a plate, always the same. Null for plates that are not registered. */
export function vehicleOfPlate(rego: string, thisYear: number) {
  const kind = kinds[numberFor(rego, 'kind', kinds.length)];
  if (special.unknown.test(rego) || !kind) return null;
  const { make, model, badge, body } = kind;
  const age = special.old.test(rego) ? 12 : 1 + numberFor(rego, 'age', 5);
  const odometer = special.far.test(rego) ? 180_000 : age * (8_000 + numberFor(rego, 'kms', 6_000));
  return { make, model, badge, body, year: thisYear - age, odometer };
}

const choices = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));

export const conditionQuestions = [
  { id: 'exterior', text: 'How does it look outside?', options: choices('Like new', 'Light marks', 'Dents or rust') },
  { id: 'interior', text: 'How does it look inside?', options: choices('Like new', 'Light wear', 'Stained or torn') },
  { id: 'service', text: 'Is the service history complete?', options: choices('Yes', 'Partly', 'No') },
  { id: 'accident', text: 'Was it ever in an accident?', options: choices('No', 'Yes, repaired', 'Yes, not repaired') },
  { id: 'tyres', text: 'How are the tyres?', options: choices('Good', 'Worn') },
  { id: 'keys', text: 'How many keys does it have?', options: choices('Two or more', 'One') },
];

/** Share of the value that each answer deducts. */
const deductions: Readonly<Record<string, number>> = {
  'exterior light marks': 0.03,
  'exterior dents or rust': 0.12,
  'interior light wear': 0.02,
  'interior stained or torn': 0.07,
  'service partly': 0.03,
  'service no': 0.07,
  'accident yes, repaired': 0.08,
  'accident yes, not repaired': 0.25,
  'tyres worn': 0.02,
  'keys one': 0.01,
};

export const valuationRequestSchema = z.object({
  rego: z.string().max(12),
  state: z.string().max(3),
  vehicle: z.object({
    make: z.string().min(1).max(60),
    model: z.string().min(1).max(60),
    year: z.number().int(),
    odometer: z.number().int().min(0),
  }),
  answers: z.record(z.string(), z.string()),
});

/** A fictional estimate in dollars, always the same for a request; old cars and high kilometres need an appraisal. */
export function estimateFor({ vehicle, answers }: z.output<typeof valuationRequestSchema>, thisYear: number) {
  const age = thisYear - vehicle.year;
  if (age > 7 || vehicle.odometer > 100_000) return { appraisal: true };
  const same = (one: Kind) => one.make.toLowerCase() === vehicle.make.toLowerCase();
  const price = (kinds.find((one) => same(one) && one.model === vehicle.model) ?? kinds.find(same))?.price ?? 36_000;
  const off = Object.entries(answers).reduce((sum, [id, answer]) => sum + (deductions[`${id} ${answer}`] ?? 0), 0);
  const worth = price * 0.86 * 0.91 ** Math.max(0, age) * (1 - vehicle.odometer / 600_000) * (1 - Math.min(0.6, off));
  const round = (value: number) => Math.max(500, Math.round(value / 100) * 100);
  return { estimate: { low: round(worth * 0.94), high: round(worth * 1.06) } };
}
