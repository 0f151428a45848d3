import type { MappingInput } from '../mapping.ts';
import { stepsFor } from '../vehicleFields.ts';

export type FieldInput = MappingInput['fields'][string];
export type StepInput = NonNullable<Extract<FieldInput, { from: unknown }>['steps']>[number];

const number = (min: number, max: number, more: { whole?: boolean } = {}): StepInput[] => [
  { do: 'number', min, max, ...more },
];
/** A price of nothing is no price; the trade's words for that are none either. */
const money: StepInput[] = [
  {
    do: 'missing',
    pattern: '^(?:\\$?\\s*0+(?:[.,]0+)?(?:\\s*[A-Z]{3})?|poa|p\\.o\\.a\\.?|call|ask|tba|on application)$',
  },
  { do: 'money' },
];

const steps: Readonly<Record<string, StepInput[]>> = {
  make: [{ do: 'trade-words', of: 'make' }],
  model: [{ do: 'trade-words', of: 'model' }],
  car_type: [{ do: 'trade-words', of: 'condition' }],
  simple_body: [{ do: 'trade-words', of: 'body' }],
  simple_fuel: [{ do: 'trade-words', of: 'fuel' }],
  simple_transmission: [{ do: 'trade-words', of: 'transmission' }],
  drive: [{ do: 'trade-words', of: 'drive' }],
  price_type: [{ do: 'trade-words', of: 'price-type' }],
  state: [{ do: 'trade-words', of: 'state' }],
  colour: [{ do: 'calm' }],
  interior_colour: [{ do: 'calm' }],
  city: [{ do: 'calm' }],
  year: number(1900, 2100, { whole: true }),
  km: number(0, 2_000_000),
  doors: number(1, 10),
  seats: number(1, 60),
  cylinders: [{ do: 'take', pattern: '\\d+' }, ...number(1, 16)],
  engine_size: [{ do: 'missing', pattern: '^0+(?:\\.0+)?$' }, ...number(50, 20_000)],
  engine_size_litres: [
    { do: 'missing', pattern: '^0+(?:\\.0+)?\\s*L?$' },
    { do: 'take', pattern: '^\\d+(?:\\.\\d+)?(?=\\s*(?:L|Lt|Ltr|litres?|liters?)?\\b)' },
    ...number(0.1, 20),
  ],
  price: money,
  before_price: money,
};

/** How a column of the trade reads as a field of a vehicle. */
export const fieldSteps = (path: string): StepInput[] => steps[path] ?? stepsFor(path) ?? [];

/** A field that is read from the first of these columns that says something. */
export const from = (path: string, columns: string | string[]): FieldInput => ({
  from: columns,
  steps: fieldSteps(path),
});

/** Fields by the columns that they are read from; those that every vehicle needs are required. */
export function fieldsFrom(columns: Readonly<Record<string, string | string[]>>): Record<string, FieldInput> {
  const needed = ['make', 'model', 'car_type'];
  const entries = Object.entries(columns).map(([path, names]): [string, FieldInput] => {
    const field = { from: names, steps: fieldSteps(path) };
    return [path, needed.includes(path) ? { ...field, required: true } : field];
  });
  return Object.fromEntries(entries);
}

/** A list of words or pictures in one or several columns. */
export const listFrom = (kind: 'list' | 'pictures', columns: string | string[], at: string): FieldInput => ({
  all: columns,
  steps: [{ do: kind, at }],
});
