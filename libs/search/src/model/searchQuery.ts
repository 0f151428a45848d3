import { withRequestedSections } from './requestedSections.ts';
import { searchSections, type FilteredSite } from './searchSections.ts';
import { readSearchUrl, writeSearchUrl } from './urlState.ts';

/**
 * Canonicalises an address's query: parameters that no search knows and values that make no sense are dropped, such as
 * `utm_source` in `utm_source=mail&make=Kia`. Addresses with the same answer become the same request.
 */
export function searchQuery(parameters: URLSearchParams, site: FilteredSite): URLSearchParams {
  const sections = withRequestedSections(searchSections(site), parameters.keys());
  return writeSearchUrl(readSearchUrl(parameters, sections), sections);
}
