import { attributeOf, type IndexRecord } from '../columns/columns.ts';
import type { IndexSettings } from '../params/IndexSettings.ts';
import { indexTokens } from './indexTokens.ts';

/** What a record is found under. */
export interface RecordWords {
  /** Words of its name. */
  title: readonly string[];
  /** Other words; one of the name is not repeated here. */
  more: readonly string[];
}

/** The texts under a name; a list gives several. */
export function textsOf(record: Readonly<Record<string, unknown>>, attribute: string): string[] {
  const value = attributeOf(record, attribute);
  if (typeof value === 'string') return [value];
  return (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String);
}

/** Names of a record's searched attributes, in the order of the settings. */
export function searchedAttributes(record: IndexRecord, settings: IndexSettings): string[] {
  const names = settings.searchableAttributes ?? Object.keys(record).filter((name) => name !== 'objectID');
  return names.filter((name) => textsOf(record, name).length > 0);
}

/** @param only attributes to look at; null for all that are searched */
export function recordWords(
  record: IndexRecord,
  settings: IndexSettings,
  only: readonly string[] | null = null,
): RecordWords {
  const title = new Set<string>();
  const more = new Set<string>();
  for (const attribute of searchedAttributes(record, settings)) {
    if (only && !only.includes(attribute)) continue;
    const words = settings.titleAttributes.includes(attribute) ? title : more;
    const isName = settings.nameAttributes.includes(attribute);
    for (const text of textsOf(record, attribute)) {
      for (const token of indexTokens(text, { isName })) words.add(token);
    }
  }
  return { title: [...title], more: [...more].filter((word) => !title.has(word)) };
}
