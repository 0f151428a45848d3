import { attributeOf, type IndexRecord } from '../columns/columns.ts';
import type { IndexSettings } from '../params/IndexSettings.ts';
import type { AttributeSets } from './AttributeSets.ts';
import { indexTokens } from './indexTokens.ts';

/** What a record is found under. */
export interface RecordWords {
  /** Words of its name. */
  title: readonly string[];
  /** Other words; one of the name is not repeated here. */
  more: readonly string[];
  /** In which attributes each of them stands (`AttributeSets`), those of the name first. */
  sets?: readonly number[];
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

/** @param sets notes in which attributes each word stands */
export function recordWords(record: IndexRecord, settings: IndexSettings, sets: AttributeSets): RecordWords {
  const title = new Map<string, number>();
  const more = new Map<string, number>();
  for (const attribute of searchedAttributes(record, settings)) {
    const words = settings.titleAttributes.includes(attribute) ? title : more;
    const isName = settings.nameAttributes.includes(attribute);
    for (const text of textsOf(record, attribute)) {
      for (const token of indexTokens(text, { isName })) {
        const held = title.has(token) ? title : words;
        held.set(token, sets.with(held.get(token) ?? 0, attribute));
      }
    }
  }
  // A word of the name that was met elsewhere first stands in both.
  for (const word of title.keys()) {
    const set = more.get(word);
    if (set === undefined) continue;
    title.set(
      word,
      (sets.sets[set] ?? []).reduce((both, name) => sets.with(both, name), title.get(word) ?? 0),
    );
    more.delete(word);
  }
  return { title: [...title.keys()], more: [...more.keys()], sets: [...title.values(), ...more.values()] };
}
