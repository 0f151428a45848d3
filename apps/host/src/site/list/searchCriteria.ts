import type { PublicSite, QueryParameters } from '@forecourt/domain';
import { filterMessages, searchMessages, wordsOf } from '@forecourt/domain/messages';
import {
  chipText,
  filterFields,
  rangeText,
  readSearchUrl,
  searchSections,
  withRequestedSections,
} from '@forecourt/search/model';
import { parametersOf } from '../request/parameters.ts';

/** What a search asked for, in words for the dealer. @example searchCriteria(sampleSite, { make: 'Kia' }) // ['Kia'] */
export function searchCriteria(site: PublicSite, given: QueryParameters): string[] {
  const parameters = parametersOf(given);
  const sayTitle = wordsOf(filterMessages, site);
  const sections = withRequestedSections(searchSections(site), parameters.keys(), sayTitle);
  const { query, lists, ranges, toggles } = readSearchUrl(parameters, sections);
  const say = wordsOf(searchMessages, site);
  const chosen = filterFields(sections).flatMap((field) => {
    const { attribute } = field;
    const range = ranges[attribute];
    return [
      ...(lists[attribute] ?? []).map((value) => chipText(field, value, say)),
      ...(range ? [rangeText(field, range, say)] : []),
      ...(toggles.includes(attribute) ? [chipText(field, 'true', say)] : []),
    ];
  });
  return query ? [say('search.typed', { words: query }), ...chosen] : chosen;
}
