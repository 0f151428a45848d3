import { fieldSteps, from, type FieldInput, type StepInput } from '../layouts/fieldSteps.ts';
import { shareOf, type ColumnProfile } from './feedSample.ts';
import type { ColumnMatches } from './matchColumns.ts';

type Fields = Record<string, FieldInput>;

/** Fields that every row needs; the others may be empty. */
const required = ['make', 'model', 'car_type'];
/** Columns that are not fields themselves. */
const notFields = ['title', 'special_price'];
/** The feed's own words beside those of ours. */
const ownWords: Readonly<Record<string, string>> = { simple_transmission: 'trans', simple_fuel: 'fuel' };

/** What most texts of lists have between their parts. */
function separatorOf(columns: readonly ColumnProfile[], otherwise: string): string {
  const texts = columns.flatMap(({ texts: some }) => some);
  const count = (at: string): number => texts.filter((text) => text.includes(at)).length;
  const [best = otherwise] = ['|', ';', ',', '\n'].filter((at) => count(at) > 0).sort((a, b) => count(b) - count(a));
  return best;
}

/** The steps that read a list of words or pictures, split as its texts are. */
export function listSteps(kind: 'list' | 'pictures', columns: readonly ColumnProfile[]): StepInput[] {
  const isJson = columns.some((one) => shareOf(one, (text) => text.startsWith('[')) > 0.5);
  const at = isJson ? '|' : separatorOf(columns, kind === 'pictures' ? ',' : '|');
  const path = columns.some((one) => one.texts.some((text) => /^\[\s*\{[^}]*"url"/.test(text))) ? '*.url' : '*';
  return [...(isJson ? [{ do: 'part' as const, path }] : []), { do: kind, at }];
}

const listField = (kind: 'list' | 'pictures', columns: readonly ColumnProfile[]): FieldInput => ({
  all: columns.map(({ name }) => name),
  steps: listSteps(kind, columns),
});

/** A column's name as words. @example wordsOf('has_REVERSE_camera') // 'Reverse camera' */
function wordsOf(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\-.]+/g, ' ')
    .replace(/^(?:has|is|features?|options?)\s+/i, '');
  // Short words in capitals are abbreviations, such as ABS.
  const text = spaced.replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase()).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The year of a vehicle whose feed says only the month in which it was built or registered first. */
const yearOfMonth = (column: string): FieldInput => ({
  from: column,
  steps: [
    { do: 'take', pattern: '(?:19|20)\\d\\d' },
    { do: 'number', min: 1900, max: 2100 },
  ],
});

/** The fields of a mapping, from the columns that were matched to them. */
export function suggestFields({ columns, pictures, equipment, flags }: ColumnMatches): Fields {
  const fields: Fields = {};
  const put = (path: string, names: string | string[]): void => {
    fields[path] = required.includes(path) ? { ...from(path, names), required: true } : from(path, names);
  };
  for (const [path, { name }] of columns) {
    if (notFields.includes(path)) continue;
    put(path, name);
    const own = ownWords[path];
    if (own !== undefined) fields[own] = { from: name, steps: fieldSteps(own) };
  }
  const [special, price] = [columns.get('special_price'), columns.get('price')];
  if (special && price) {
    put('price', [special.name, price.name]);
    if (!columns.has('before_price')) put('before_price', price.name);
  } else if (special) put('price', special.name);
  if (price && /driveaway/.test(price.folded)) fields['price_type'] ??= { value: 'Drive Away' };
  if (price && /egc/.test(price.folded)) fields['price_type'] ??= { value: 'Excl. Gov. Charges' };
  const built = columns.get('build_date');
  if (!columns.has('year') && built) fields['year'] = yearOfMonth(built.name);
  if (pictures.length > 0) fields['images'] = listField('pictures', pictures);
  if (flags.length > 0)
    fields['standardEquipment'] = { flags: Object.fromEntries(flags.map(({ name }) => [name, wordsOf(name)])) };
  if (equipment.length > 0) fields['standardEquipment'] = listField('list', equipment);
  return fields;
}
