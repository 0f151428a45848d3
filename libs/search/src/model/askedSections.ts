import { filterAttributes, searchAttributes, type FilterAttribute, type FilterSection } from '@forecourt/domain';
import { filterFields } from './searchSections.ts';

/** How a filter is shown that the site itself has not configured. */
function plainSection(attribute: FilterAttribute): FilterSection {
  const { title, control } = searchAttributes[attribute];
  return { attribute, title, control };
}

/**
 * The site's filters, and after them those that an address asks for though the panel does not offer them: a link may
 * narrow by anything, and what it narrows by can be seen and taken back.
 * @param parameters names in the address; `price_from` and `price_to` stand for `price`
 */
export function withAskedSections(
  sections: readonly FilterSection[],
  parameters: Iterable<string>,
): readonly FilterSection[] {
  const offered = new Set<string>(filterFields(sections).map(({ attribute }) => attribute));
  const asked = new Set([...parameters].map((name) => name.replace(/_(from|to)$/, '')));
  const added = filterAttributes.filter((attribute) => asked.has(attribute) && !offered.has(attribute));
  return added.length ? [...sections, ...added.map(plainSection)] : sections;
}
