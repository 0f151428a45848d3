import { filterAttributes, searchAttributes, type FilterAttribute, type FilterSection } from '@forecourt/domain';
import { filterFields } from './searchSections.ts';

/** Default section of a filter that the site has not configured. */
function plainSection(attribute: FilterAttribute): FilterSection {
  const { title, control } = searchAttributes[attribute];
  return { attribute, title, control };
}

/**
 * The site's filters, followed by those that the URL uses although the panel does not offer them: a link may filter by
 * any attribute, and visitors must be able to see and remove such a filter.
 * @param parameters names of URL parameters; `price_from` and `price_to` stand for `price`
 */
export function withRequestedSections(
  sections: readonly FilterSection[],
  parameters: Iterable<string>,
): readonly FilterSection[] {
  const offered = new Set<string>(filterFields(sections).map(({ attribute }) => attribute));
  const requested = new Set([...parameters].map((name) => name.replace(/_(from|to)$/, '')));
  const added = filterAttributes.filter((attribute) => requested.has(attribute) && !offered.has(attribute));
  return added.length ? [...sections, ...added.map(plainSection)] : sections;
}
