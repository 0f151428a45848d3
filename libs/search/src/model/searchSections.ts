import {
  searchAttributes,
  type FilterAttribute,
  type FilterControl,
  type FilterSection,
  type PublicSite,
} from '@forecourt/domain';
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
    return models ? [field, { attribute: 'make_model', title: 'Model', kind: 'list' }] : [field];
  });
}

/**
 * The filters of a site's search page: those it configures, and the certified-only toggle first where the site has it.
 * Filters that could not be distinguished in the URL are left out.
 */
export function searchSections(site: {
  search: Pick<PublicSite['search'], 'filters'>;
  flags: Pick<PublicSite['flags'], 'certifiedFilter'>;
}): FilterSection[] {
  const { title, control } = searchAttributes.certified;
  const certified: FilterSection = { attribute: 'certified', title, control };
  const configured = [...(site.flags.certifiedFilter ? [certified] : []), ...site.search.filters];
  const taken = new Set<string>(reservedParameters);
  return configured.filter(({ attribute }) => {
    if (taken.has(attribute)) return false;
    taken.add(attribute);
    return true;
  });
}
