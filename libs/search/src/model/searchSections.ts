import type { FilterSection, PublicSite } from '@forecourt/domain';

/** Parameters with a meaning of their own: no filter can go by these names. */
export const reservedParameters = ['query', 'page', 'sortBy'] as const;

const isRange = (section: FilterSection): boolean => section.control === 'range';
const isToggle = (section: FilterSection): boolean => section.control === 'toggle';

/** How a filter's choice is written: several values, two ends, or yes. */
export function sectionKind(section: FilterSection): 'range' | 'toggle' | 'list' {
  return isRange(section) ? 'range' : isToggle(section) ? 'toggle' : 'list';
}

/**
 * The filters of a site's search page: those it configures, and the certified-only toggle first where the site has
 * it. Filters that could not be told apart in the address are left out.
 */
export function searchSections(site: {
  search: Pick<PublicSite['search'], 'filters'>;
  flags: Pick<PublicSite['flags'], 'certifiedFilter'>;
}): FilterSection[] {
  const certified: FilterSection = { attribute: 'certified', title: 'Certified', control: 'toggle' };
  const wanted = [...(site.flags.certifiedFilter ? [certified] : []), ...site.search.filters];
  const taken = new Set<string>(reservedParameters);
  return wanted.filter(({ attribute }) => {
    if (taken.has(attribute)) return false;
    taken.add(attribute);
    return true;
  });
}
