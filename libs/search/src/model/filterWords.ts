import { listedWords, readListedDays } from './listedDays.ts';
import { splitMakeModel } from './makeModels.ts';
import type { FilterKind } from './searchSections.ts';
import type { UrlRange } from './urlRange.ts';

const numbers = new Intl.NumberFormat('en-AU');
const metres = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

/** @example grouped(12_990) // '12,990' */
export const grouped = (value: number): string => numbers.format(value);
const counted = (one: string, many: string) => (value: number) => `${grouped(value)} ${value === 1 ? one : many}`;

const numberWords: Readonly<Record<string, (value: number) => string>> = {
  price: (value) => `$${grouped(value)}`,
  subscription_price: (value) => `$${grouped(value)} a week`,
  weekly_price: (value) => `$${grouped(value)} a week`,
  km: (value) => `${grouped(value)} km`,
  tare_weight: (value) => `${grouped(value)} kg`,
  body_length: (value) => `${metres.format(value / 1_000)} m`,
  year: String,
  seats: counted('seat', 'seats'),
  sleeps: counted('berth', 'berths'),
};

/** A number of a filter in words. @example rangeWords('km', 31_250) // '31,250 km' */
export function rangeWords(attribute: string, value: number): string {
  return (numberWords[attribute] ?? grouped)(value);
}

const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  certified: { true: 'Certified', false: 'Not certified' },
  reserved: { true: 'Reserved', false: 'Available' },
  car_type: { new: 'New', used: 'Used', demo: 'Demo' },
  item_type: { car: 'Cars', caravan: 'Caravans' },
};

/** A value of a list filter as visitors read it. @example valueText('make_model', 'Kia > EV6') // 'Kia EV6' */
export function valueText(attribute: string, value: string): string {
  if (attribute === 'make_model') return Object.values(splitMakeModel(value)).filter(Boolean).join(' ');
  const days = attribute === 'created_at_timestamp' ? readListedDays(value) : undefined;
  if (days !== undefined) return listedWords(days);
  const words = numberWords[attribute];
  if (words && /^\d+(\.\d+)?$/.test(value)) return words(Number(value));
  return valueWords[attribute]?.[value] ?? value;
}

/** A chosen value on its own, out of its section. */
export function chipText(
  { attribute, title, kind }: { attribute: string; title: string; kind: FilterKind },
  value: string,
): string {
  if (kind === 'toggle') return attribute === 'certified' ? 'Certified only' : title;
  const text = valueText(attribute, value);
  if (attribute === 'created_at_timestamp') return `Listed in the ${text.toLowerCase()}`;
  return attribute === 'weekly_price_range' ? `${text} a week` : text;
}

/** A chosen range on its own. @example rangeText({ attribute: 'price', title: 'Price' }, { from: 1, to: 2 }) // '$1 to $2' */
export function rangeText({ attribute, title }: { attribute: string; title: string }, { from, to }: UrlRange): string {
  if (from !== undefined && to !== undefined) return `${rangeWords(attribute, from)} to ${rangeWords(attribute, to)}`;
  if (from !== undefined) return `${title} from ${rangeWords(attribute, from)}`;
  return to === undefined ? title : `${title} up to ${rangeWords(attribute, to)}`;
}

/** @example toggleLabel('certified', 'Certified', 'Toyota') // 'Only show Toyota Certified Vehicles' */
export function toggleLabel(attribute: string, title: string, manufacturer: string | null): string {
  if (attribute !== 'certified') return title;
  return ['Only show', manufacturer, 'Certified Vehicles'].filter(Boolean).join(' ');
}

/** @example countWords(1, { noun: 'vehicle', nounPlural: 'vehicles' }) // '1 vehicle' */
export function countWords(count: number, { noun, nounPlural }: { noun: string; nounPlural: string }): string {
  return `${grouped(count)} ${count === 1 ? noun : nounPlural}`;
}
