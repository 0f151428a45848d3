import { filterAttributes, type FilterSection } from '@forecourt/domain';
import { filterMessages, platformWords, type Words } from '@forecourt/domain/messages';
import { filterFields, usualSection } from './searchSections.ts';

/**
 * The site's filters, followed by those that the URL uses although the panel does not offer them: a link may filter by
 * any attribute, and visitors must be able to see and remove such a filter.
 * @param parameters names of URL parameters; `price_from` and `price_to` stand for `price`
 */
export function withRequestedSections(
  sections: readonly FilterSection[],
  parameters: Iterable<string>,
  say: Words<typeof filterMessages> = platformWords(filterMessages),
): readonly FilterSection[] {
  const offered = new Set<string>(filterFields(sections).map(({ attribute }) => attribute));
  const requested = new Set([...parameters].map((name) => name.replace(/_(from|to)$/, '')));
  const added = filterAttributes.filter((attribute) => requested.has(attribute) && !offered.has(attribute));
  return added.length ? [...sections, ...added.map((attribute) => usualSection(attribute, say))] : sections;
}
