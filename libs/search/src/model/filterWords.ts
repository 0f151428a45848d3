import { grouped, searchAttribute } from '@forecourt/domain';
import { canonicalBody } from './canonicalBody.ts';
import { listedWords, readListedDays } from './listedDays.ts';
import { splitMakeModel } from './makeModels.ts';
import { measureOf } from './measureOf.ts';
import type { FilterKind } from './searchSections.ts';
import type { UrlRange } from './urlRange.ts';

/** A number of a filter in words. @example rangeWords('km', 31_250) // '31,250 km' */
export function rangeWords(attribute: string, value: number): string {
  return measureOf(attribute).words(value);
}

/** A value of a list filter as visitors read it. @example valueText('make_model', 'Kia > EV6') // 'Kia EV6' */
export function valueText(attribute: string, value: string): string {
  const row = searchAttribute(attribute);
  switch (row?.kind) {
    case 'makeModel':
      return Object.values(splitMakeModel(value)).filter(Boolean).join(' ');
    case 'days': {
      const days = readListedDays(value);
      return days === undefined ? value : listedWords(days);
    }
    case 'body':
      return canonicalBody(value) ?? value;
    case 'number':
      return /^\d+(\.\d+)?$/.test(value) ? rangeWords(attribute, Number(value)) : value;
    case 'flag':
    case 'words': {
      const words: Readonly<Record<string, string>> = row.words ?? {};
      return words[value] ?? value;
    }
    default:
      return value;
  }
}

/** A chosen value in words that are understood outside its section. */
export function chipText(
  { attribute, title, kind }: { attribute: string; title: string; kind: FilterKind },
  value: string,
): string {
  const row = searchAttribute(attribute);
  if (kind === 'toggle') return row?.kind === 'flag' ? `${row.words.true} only` : title;
  const text = valueText(attribute, value);
  if (row?.kind === 'days') return `Listed in the ${text.toLowerCase()}`;
  return row?.kind === 'band' && row.measure === 'weeklyMoney' ? `${text} a week` : text;
}

/** A chosen range on its own. @example rangeText({ attribute: 'price', title: 'Price' }, { from: 1, to: 2 }) // '$1 to $2' */
export function rangeText({ attribute, title }: { attribute: string; title: string }, { from, to }: UrlRange): string {
  if (from !== undefined && to !== undefined) return `${rangeWords(attribute, from)} to ${rangeWords(attribute, to)}`;
  if (from !== undefined) return `${title} from ${rangeWords(attribute, from)}`;
  return to === undefined ? title : `${title} up to ${rangeWords(attribute, to)}`;
}

/** @example toggleLabel('certified', 'Certified', 'Toyota') // 'Only show Toyota Certified Vehicles' */
export function toggleLabel(attribute: string, title: string, manufacturer: string | null): string {
  const row = searchAttribute(attribute);
  if (row?.kind !== 'flag') return title;
  return ['Only show', manufacturer, row.words.true, 'Vehicles'].filter(Boolean).join(' ');
}

/** @example countWords(1, { noun: 'vehicle', nounPlural: 'vehicles' }) // '1 vehicle' */
export function countWords(count: number, { noun, nounPlural }: { noun: string; nounPlural: string }): string {
  return `${grouped(count)} ${count === 1 ? noun : nounPlural}`;
}
