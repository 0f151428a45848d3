import type { IndexSettings } from './IndexSettings.ts';
import { scopeToken, type RecordWords } from './IndexTables.ts';
import { attributeOf, type IndexRecord } from './columns.ts';
import { indexTokens } from './words.ts';

/** The texts under a name; a list gives several. */
export function textsOf(record: Readonly<Record<string, unknown>>, attribute: string): string[] {
  const value = attributeOf(record, attribute);
  return (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String);
}

/** Names of a record's searched attributes, in the order of the settings. */
export function searchedAttributes(record: IndexRecord, settings: IndexSettings): string[] {
  const names = settings.searchableAttributes ?? Object.keys(record).filter((name) => name !== 'objectID');
  return names.filter((name) => textsOf(record, name).length > 0);
}

export function recordWords(record: IndexRecord, settings: IndexSettings): RecordWords {
  const title = new Set<string>();
  const more = new Set<string>();
  for (const attribute of searchedAttributes(record, settings)) {
    const isTitle = settings.titleAttributes.includes(attribute);
    for (const text of textsOf(record, attribute)) {
      // Only names are written both ways; joining a feature list's neighbours would double the vocabulary for nothing.
      for (const token of indexTokens(text, { joinNeighbours: isTitle })) (isTitle ? title : more).add(token);
    }
  }
  const dealership = typeof record.dealership_id === 'string' ? record.dealership_id : null;
  return {
    scope: dealership === null ? '' : scopeToken(dealership),
    title: [...title].join(' '),
    // A question's words may be spread over both columns, so a word need not stand in both.
    more: [...more].filter((token) => !title.has(token)).join(' '),
  };
}
