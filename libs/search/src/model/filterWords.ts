const grouped = (value: number): string => value.toLocaleString('en-AU');

const numberWords: Readonly<Record<string, (value: number) => string>> = {
  price: (value) => `$${grouped(value)}`,
  subscription_price: (value) => `$${grouped(value)} a week`,
  weekly_price: (value) => `$${grouped(value)} a week`,
  km: (value) => `${grouped(value)} km`,
  tare_weight: (value) => `${grouped(value)} kg`,
  body_length: (value) => `${(value / 1_000).toLocaleString('en-AU', { maximumFractionDigits: 2 })} m`,
  year: String,
  seats: (value) => `${value} seats`,
  sleeps: (value) => `${value} berths`,
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

/** A value of a list filter as visitors read it. @example valueText('car_type', 'used') // 'Used' */
export function valueText(attribute: string, value: string): string {
  return valueWords[attribute]?.[value] ?? value;
}

/** A chosen filter on its own, out of its section. @example chipText({ attribute: 'price', title: 'Price' }, …) */
export function chipText(
  { attribute, title, control }: { attribute: string; title: string; control: string },
  { value, operator, label }: { value: string | number; operator?: string; label: string },
): string {
  if (operator === '>=') return `${title} from ${rangeWords(attribute, Number(value))}`;
  if (operator === '<=') return `${title} up to ${rangeWords(attribute, Number(value))}`;
  if (control === 'toggle') return attribute === 'certified' ? 'Certified only' : title;
  return valueText(attribute, label);
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
