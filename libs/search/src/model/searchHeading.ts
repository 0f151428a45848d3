import { splitMakeModel } from './makeModels.ts';
import type { SearchUrlState } from './urlState.ts';

/** How a site says the heading of a search. */
export interface HeadingPattern {
  /** @example 'All cars' */
  all: string;
  /** @example '{condition} {make} {model} cars' */
  narrowed: string;
  /** By kind of stock. @example { used: 'Used' } */
  conditions: Readonly<Record<string, string>>;
}

/** What a heading names of a search: what is chosen alone of its kind. */
export function headingParts(lists: SearchUrlState['lists']): { kind: string; make: string; model: string } {
  const only = (attribute: string): string => {
    const [value = '', another] = lists[attribute] ?? [];
    return another === undefined ? value : '';
  };
  const pair = splitMakeModel(only('make_model'));
  const hasOthers = (lists['make_model'] ?? []).length > 1 || (pair.make !== '' && (lists['make'] ?? []).length > 0);
  const { make, model } = hasOthers
    ? { make: '', model: '' }
    : { make: pair.make || only('make'), model: pair.model || only('model') };
  return { kind: only('car_type'), make, model };
}

/** Heading of a search. @example 'Used Toyota cars' */
export function searchHeading({ all, narrowed, conditions }: HeadingPattern, lists: SearchUrlState['lists']): string {
  const { kind, make, model } = headingParts(lists);
  const parts: Readonly<Record<string, string>> = { condition: conditions[kind] ?? '', make, model };
  const isAll = Object.values(parts).every((part) => part === '');
  const words = isAll ? all : narrowed.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
  const heading = words.replaceAll(/ +/g, ' ').trim();
  return heading.charAt(0).toUpperCase() + heading.slice(1);
}
