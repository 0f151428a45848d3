import type { FilterAttribute } from '../search/attributes.ts';
import type { Words } from './messageTable.ts';
import { filterMessages, type FilterTitleKey } from './tables/filterMessages.ts';
import { platformWords } from './wordsOf.ts';

/** Heading of a filter where a site gives it no title. @example filterTitle('body') // 'Body type' */
export function filterTitle(
  attribute: FilterAttribute,
  say: Words<typeof filterMessages> = platformWords(filterMessages),
): string {
  const name = attribute.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return say(`filter.${name}` as FilterTitleKey);
}
