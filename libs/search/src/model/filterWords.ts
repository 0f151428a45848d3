import { searchAttribute } from '@forecourt/domain';
import { platformWords, searchMessages, type Words } from '@forecourt/domain/messages';
import { canonicalKind } from '@forecourt/domain/stock-words';
import { unescapeFacet } from './facetEscapes.ts';
import { listedWords, readListedDays } from './listedDays.ts';
import { splitMakeModel } from './makeModels.ts';
import { measureOf } from './measureOf.ts';
import type { FilterKind } from './searchSections.ts';
import type { UrlRange } from './urlRange.ts';

/** What filters are said with. */
export type SearchWords = Words<typeof searchMessages>;

/** Any of several choices, in words. @example eitherOf(['Kia', 'MG']) // 'Kia or MG' */
export const eitherOf = (choices: readonly string[], say: SearchWords = platformWords(searchMessages)): string =>
  choices.reduce((before, last) => say('search.or', { choices: before, last }));

/** A number of a filter in words. @example rangeWords('km', 31_250) // '31,250 km' */
export function rangeWords(attribute: string, value: number, say: SearchWords = platformWords(searchMessages)): string {
  return measureOf(attribute).words(value, say);
}

/** A value of a list filter, as the search library holds it, as visitors read it. @example valueText('make_model', 'Kia > EV6') // 'Kia EV6' */
export function valueText(attribute: string, held: string, say: SearchWords = platformWords(searchMessages)): string {
  const value = unescapeFacet(held);
  const row = searchAttribute(attribute);
  switch (row?.kind) {
    case 'makeModel':
      return Object.values(splitMakeModel(value)).filter(Boolean).join(' ');
    case 'days': {
      const days = readListedDays(value);
      return days === undefined ? value : listedWords(days, say);
    }
    case 'number':
      return /^\d+(\.\d+)?$/.test(value) ? rangeWords(attribute, Number(value), say) : value;
    case 'flag':
    case 'words': {
      const key = row.words && Object.hasOwn(row.words, value) ? row.words[value as keyof typeof row.words] : null;
      return key ? say(key) : value;
    }
    default:
      return canonicalKind(attribute, value) ?? value;
  }
}

/** A chosen value in words that are understood outside its section. */
export function chipText(
  { attribute, title, kind }: { attribute: string; title: string; kind: FilterKind },
  value: string,
  say: SearchWords = platformWords(searchMessages),
): string {
  const row = searchAttribute(attribute);
  if (kind === 'toggle') return row?.kind === 'flag' ? say('search.only', { choice: say(row.words.true) }) : title;
  const text = valueText(attribute, value, say);
  if (row?.kind === 'days') return say('search.listedIn', { time: text.toLowerCase() });
  return row?.kind === 'band' && row.measure === 'weeklyMoney' ? say('search.aWeek', { amount: text }) : text;
}

/** A chosen range on its own. @example rangeText({ attribute: 'price', title: 'Price' }, { from: 1, to: 2 }) // '$1 to $2' */
export function rangeText(
  { attribute, title }: { attribute: string; title: string },
  { from, to }: UrlRange,
  say: SearchWords = platformWords(searchMessages),
): string {
  const words = (value: number) => rangeWords(attribute, value, say);
  if (from !== undefined && to !== undefined) return say('search.fromTo', { from: words(from), to: words(to) });
  if (from !== undefined) return say('search.rangeFrom', { title, value: words(from) });
  return to === undefined ? title : say('search.rangeUpTo', { title, value: words(to) });
}

/** @example toggleLabel('certified', 'Certified', 'Toyota') // 'Only show Toyota Certified Vehicles' */
export function toggleLabel(
  attribute: string,
  title: string,
  manufacturer: string | null,
  say: SearchWords = platformWords(searchMessages),
): string {
  const row = searchAttribute(attribute);
  if (row?.kind !== 'flag') return title;
  return say('search.onlyShow', { choice: [manufacturer, say(row.words.true)].filter(Boolean).join(' ') });
}
