import {
  searchAttributes,
  type ConfiguredFilter,
  type FilterAttribute,
  type FilterControl,
  type FilterSection,
  type PublicSite,
} from '@forecourt/domain';
import {
  filterMessages,
  filterTitle,
  platformWords,
  wordsOf,
  type Speaker,
  type Words,
} from '@forecourt/domain/messages';
import type { AttributeKind } from '@forecourt/domain/search';

/** Reserved parameter names, which no filter can use. */
export const reservedParameters = ['query', 'page', 'sortBy'] as const;

/** The kind that each control serves; null: all of them. */
const serves: Readonly<Record<FilterControl, AttributeKind | null>> = {
  list: null,
  select: null,
  makes: 'make',
  tiles: 'body',
  toggle: 'flag',
  range: 'number',
};

/** The control of a filter: the configured one, or a list where that cannot work, such as a slider over colours. */
export function sectionControl({ attribute, control }: Pick<FilterSection, 'attribute' | 'control'>): FilterControl {
  const kind = serves[control];
  return kind === null || kind === searchAttributes[attribute].kind ? control : 'list';
}

export type FilterKind = 'range' | 'toggle' | 'list';

/** How a filter's choice is written: several values, two ends, or yes. */
export function sectionKind(section: Pick<FilterSection, 'attribute' | 'control'>): FilterKind {
  const control = sectionControl(section);
  return control === 'range' || control === 'toggle' ? control : 'list';
}

/** One parameter of the address. */
export interface FilterField {
  attribute: FilterAttribute;
  /** Heading of the section it belongs to. */
  title: string;
  kind: FilterKind;
}

/** Every parameter that a site's filters read and write. Make cards have two: makes and models. */
export function filterFields(sections: readonly FilterSection[]): FilterField[] {
  const own = new Set(sections.map(({ attribute }) => attribute));
  return sections.flatMap((section): FilterField[] => {
    const { attribute, title } = section;
    const field = { attribute, title, kind: sectionKind(section) };
    const models = sectionControl(section) === 'makes' && !own.has('make_model');
    return models ? [field, { attribute: 'make_model', title, kind: 'list' }] : [field];
  });
}

/** A filter as it is where a site says nothing of it: its usual control under its usual heading. */
export function usualSection(
  attribute: FilterAttribute,
  say: Words<typeof filterMessages> = platformWords(filterMessages),
): FilterSection {
  return { attribute, title: filterTitle(attribute, say), control: searchAttributes[attribute].control };
}

/** A site as far as its search page's filters follow from it; those without a title are headed in its words. */
export interface FilteredSite extends Partial<Speaker> {
  search: { filters: readonly ConfiguredFilter[] };
  flags: Pick<PublicSite['flags'], 'certifiedFilter'>;
}

/**
 * The filters of a site's search page: those it configures, and the certified-only toggle first where the site has it.
 * Filters that could not be distinguished in the URL are left out.
 */
export function searchSections({ search, flags, messages = {}, locale }: FilteredSite): FilterSection[] {
  const say = wordsOf(filterMessages, { messages, locale });
  const configured = search.filters.map(({ title, ...filter }) => ({
    ...filter,
    title: title ?? filterTitle(filter.attribute, say),
  }));
  const taken = new Set<string>(reservedParameters);
  return [...(flags.certifiedFilter ? [usualSection('certified', say)] : []), ...configured].filter(({ attribute }) => {
    if (taken.has(attribute)) return false;
    taken.add(attribute);
    return true;
  });
}
